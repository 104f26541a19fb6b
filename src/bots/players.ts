// Every computer player by its name, as the arena calls them.

import { LEVELS, type Level, STYLES, type Style } from './characters.ts';
import type { Bot } from './ground/bot.ts';
import { type Briefing, botOf } from './levels.ts';
import { anyMove } from './sparring/anyMove.ts';
import { labno } from './sparring/labno.ts';
import { longRoute } from './sparring/longRoute.ts';
import { shortPath } from './sparring/shortPath.ts';

const SPARRING: Readonly<Record<string, Bot>> = {
  random: anyMove,
  'long-route': longRoute,
  'short-path': shortPath,
  labno,
};

export const PLAYER_NAMES: readonly string[] = [...Object.keys(SPARRING), ...LEVELS];

/** A level may be followed by a style: hard-blocker. */
export const STYLED_NAMES: readonly string[] = LEVELS.flatMap((level) => STYLES.map((style) => `${level}-${style}`));

/** Sparring partners have neither a level nor a style. */
function levelAndStyle(name: string): { readonly level: Level; readonly style: Style | null } | null {
  const level = LEVELS.find((each) => name === each || name.startsWith(`${each}-`));
  if (level === undefined) return null;
  return { level, style: STYLES.find((style) => name === `${level}-${style}`) ?? null };
}

export function botNamed(name: string, briefing: Briefing): Bot {
  const partner = SPARRING[name];
  if (partner !== undefined) return partner;
  const named = levelAndStyle(name);
  if (named === null) throw new Error(`there is no player ${name}`);
  return botOf(named.level, { ...briefing, style: named.style });
}
