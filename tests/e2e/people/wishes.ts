import type { ColorName } from '../../../src/engine/cards.ts';
import type { MapData, MapRoute } from '../../../src/engine/map.ts';
import { en } from '../../../src/i18n/en.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';
import type { Sight } from './sight.ts';
import type { Spot } from './touch.ts';

/** How many cards of each colour somebody sees in their hand. */
export type SeenHand = Readonly<Record<string, number>>;

const LOCOMOTIVE = 'locomotive';

/** The hand as its buttons name it: "Orange, 3" or "Orange, 3, 1 new". */
export function handOn({ buttons }: Sight): SeenHand {
  const counted = buttons.flatMap(({ name }) => {
    const [, color, count] = /^(\p{L}+), (\d+)(?:, \d+ new)?$/u.exec(name) ?? [];
    return color === undefined ? [] : [[color.toLowerCase(), Number(count)] as const];
  });
  return Object.fromEntries(counted);
}

export function sizeOf(hand: SeenHand): number {
  return Object.values(hand).reduce((sum, count) => sum + count, 0);
}

/** The trains of whoever is on turn: "Anna, 12 points, 33 trains, 4 cards, 2 tickets, on turn". */
export function trainsOn({ buttons }: Sight): number {
  const plate = buttons.find(({ name }) => /, on turn$/.test(name));
  return Number(/, (\d+) trains?,/.exec(plate?.name ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Routes that this hand should be able to pay for, the longest first. Whether they are free is for the board to say. */
export function withinReach({ routes }: MapData, hand: SeenHand, trains: number): readonly number[] {
  return routes
    .flatMap((route, id) => (route.length <= trains && canPay(route, hand) ? [id] : []))
    .sort((a, b) => (routes[b]?.length ?? 0) - (routes[a]?.length ?? 0));
}

function canPay({ length, color, locomotives = 0 }: MapRoute, hand: SeenHand): boolean {
  const engines = hand[LOCOMOTIVE] ?? 0;
  const most = color === 'grey' ? mostOf(hand) : held(hand, color);
  return engines >= locomotives && Math.min(most, length - locomotives) + engines >= length;
}

function held(hand: SeenHand, color: ColorName): number {
  return hand[en.cards.colors[color]] ?? 0;
}

function mostOf({ [LOCOMOTIVE]: _, ...colors }: SeenHand): number {
  return Math.max(0, ...Object.values(colors));
}

/** The colour of which a hand has the most. */
export function bestColor(hand: SeenHand): string {
  return Object.keys(hand).reduce((best, color) => ((hand[color] ?? 0) > (hand[best] ?? 0) ? color : best), LOCOMOTIVE);
}

/** Where a finger can touch a route: on its spaces. */
export function spacesOf({ routes }: BoardFile, route: number): readonly Spot[] {
  return (routes[route]?.spaces ?? []).map(([x, y]) => ({ x, y }));
}
