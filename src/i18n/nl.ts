import { bonuses } from './nl/bonuses.ts';
import { claim } from './nl/claim.ts';
import { curtain } from './nl/curtain.ts';
import { final } from './nl/final.ts';
import { front } from './nl/front.ts';
import { hopes } from './nl/hopes.ts';
import { keys } from './nl/keys.ts';
import { pages } from './nl/pages.ts';
import { routeList } from './nl/routeList.ts';
import { settings } from './nl/settings.ts';
import { stories } from './nl/stories.ts';
import { tickets } from './nl/tickets.ts';
import { turn } from './nl/turn.ts';
import type { Text } from './text.ts';

/** All words of a game, in Dutch. */
export const nl: Text = {
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
