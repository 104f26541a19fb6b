import { bonuses } from './en/bonuses.ts';
import { claim } from './en/claim.ts';
import { curtain } from './en/curtain.ts';
import { final } from './en/final.ts';
import { front } from './en/front.ts';
import { hopes } from './en/hopes.ts';
import { keys } from './en/keys.ts';
import { pages } from './en/pages.ts';
import { routeList } from './en/routeList.ts';
import { settings } from './en/settings.ts';
import { stories } from './en/stories.ts';
import { tickets } from './en/tickets.ts';
import { turn } from './en/turn.ts';

/**
 * The list of all words: another language has the same entries, and the compiler says which are missing. Those of the front
 * come with the first screen, the others with the first game.
 */
export const en = {
  ...front,
  turn,
  claim,
  curtain,
  tickets,
  hopes,
  stories,
  final,
  bonuses,
  routeList,
  pages,
  keys,
  settings,
} as const;
