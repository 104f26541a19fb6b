import { bonuses } from './fr/bonuses.ts';
import { claim } from './fr/claim.ts';
import { curtain } from './fr/curtain.ts';
import { final } from './fr/final.ts';
import { front } from './fr/front.ts';
import { hopes } from './fr/hopes.ts';
import { keys } from './fr/keys.ts';
import { pages } from './fr/pages.ts';
import { routeList } from './fr/routeList.ts';
import { settings } from './fr/settings.ts';
import { stories } from './fr/stories.ts';
import { tickets } from './fr/tickets.ts';
import { turn } from './fr/turn.ts';
import type { Text } from './text.ts';

/** All words of a game, in French. */
export const fr: Text = {
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
};
