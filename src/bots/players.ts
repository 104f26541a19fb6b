// Every computer player by its name, as the arena calls them.
import type { Bot } from './bot.ts';
import { type Briefing, botOf } from './levels.ts';
import { anyMove } from './sparring/anyMove.ts';
import { labno } from './sparring/labno.ts';
import { longRoute } from './sparring/longRoute.ts';
import { shortPath } from './sparring/shortPath.ts';

export const PLAYER_NAMES = [
  'random',
  'long-route',
  'short-path',
  'labno',
  'easy',
  'normal',
  'hard',
  'expert',
] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export function botNamed(name: PlayerName, briefing: Briefing): Bot {
  switch (name) {
    case 'random':
      return anyMove;
    case 'long-route':
      return longRoute;
    case 'short-path':
      return shortPath;
    case 'labno':
      return labno;
    default:
      return botOf(name, briefing);
  }
}
