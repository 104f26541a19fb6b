import type { CardName } from '../../../engine/cards.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import { allOf, oneOf } from '../../lists.ts';
import { locomotives } from '../amounts.ts';
import { colors } from '../colors.ts';
import { setup } from '../setup.ts';

/** Around the rules: how to find one. */
export const page = {
  title: 'Rules',
  board: 'Board',
  contents: 'Contents',
  place: (chapter: number, all: number) => `${chapter} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  ruling: 'Our ruling',
  notHere: 'not here',
  search: 'Search the rules',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  nothing: (asked: string) => `Nothing about “${asked}”. Try a shorter word.`,
  allOf: allOf('en-GB'),
  orOf: oneOf('en-GB'),
  cards: (count: number, kind: CardName) => (kind === 'locomotive' ? locomotives(count) : `${count} ${colors[kind]}`),
  player: (color: PlayerColor) => setup.colors[color],
  plus: (count: number) => `+${count}`,
  minus: (count: number) => `−${count}`,
} as const;
