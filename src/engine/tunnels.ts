import { routeAt } from './board.ts';
import { type CardCounts, KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import { refusePayment, routeClaiming } from './claim.ts';
import type { EventOf } from './events.ts';
import { deckCard, type Game, type Table, type Tunnel } from './game.ts';
import { layDown, takeBack } from './hands.ts';
import { at, range } from './lists.ts';
import { colorOf, type Price } from './prices.ts';
import type { Refusal } from './refusals.ts';
import { discardCard, popDeck } from './row.ts';
import type { PublicTable, SeatView } from './view.ts';

export function isTunnel(table: PublicTable, route: number): boolean {
  return routeAt(table.board, route).kind === 'tunnel';
}

/** TUN-1, TUN-6: the top cards of the deck, or what there is. */
export function tunnelOpening(game: Game, route: number, paid: CardCounts): EventOf<'tunnelOpened'> {
  const { table } = game;
  const cards = Math.min(table.board.rules.tunnelCards, table.deckSize);
  const revealed = range(cards).map((depth) => deckCard(game, depth));
  return { type: 'tunnelOpened', seat: table.turn, route, paid, revealed, owed: cardsOwed(paid, revealed) };
}

/** TUN-2, TUN-3: one more card for each that is a locomotive or of the colour paid. */
export function cardsOwed(paid: CardCounts, revealed: readonly number[]): number {
  const color = colorOf(paid);
  return revealed.filter((card) => card === LOCOMOTIVE || card === color).length;
}

export function openTunnel(game: Game, { seat, route, paid, revealed, owed }: EventOf<'tunnelOpened'>): void {
  const { table } = game;
  layDown(game, seat, paid);
  for (let i = 0; i < revealed.length; i++) popDeck(game);
  table.tunnel = { route, paid, revealed, owed };
  table.phase = 'tunnel';
}

/** What is owed: cards of the colour paid, or locomotives; locomotives only if nothing else was paid (TUN-3). */
export function extraPrice(tunnel: Tunnel): Price {
  return { length: tunnel.owed, color: colorOf(tunnel.paid), symbols: 0, pairs: false };
}

export function refuseTunnelPayment({ table, hand }: SeatView, payment: CardCounts): Refusal | null {
  if (table.tunnel === null) return { code: 'notNow', phase: table.phase };
  return refusePayment(extraPrice(table.tunnel), hand, payment);
}

export function refuseWithdrawal({ table }: SeatView): Refusal | null {
  return table.tunnel === null ? { code: 'notNow', phase: table.phase } : null;
}

/** TUN-4: the route is claimed, for the first payment and the extra cards together. */
export function tunnelClaiming(table: Table, tunnel: Tunnel, extra: CardCounts | null): EventOf<'routeClaimed'> {
  const paid = extra === null ? tunnel.paid : range(KINDS_OF_CARD).map((c) => at(tunnel.paid, c) + at(extra, c));
  return routeClaiming(table, tunnel.route, paid);
}

export function tunnelWithdrawing(table: Table, tunnel: Tunnel): EventOf<'tunnelWithdrawn'> {
  return { type: 'tunnelWithdrawn', seat: table.turn, route: tunnel.route };
}

export function withdrawTunnel(game: Game, { seat }: EventOf<'tunnelWithdrawn'>): void {
  const { table } = game;
  if (table.tunnel !== null) takeBack(game, seat, table.tunnel.paid);
  discardRevealed(table);
  table.phase = 'ending';
}

/** TUN-5: called once the tunnel is settled, a claim's draw bonus included. */
export function discardRevealed(table: Table): void {
  if (table.tunnel === null) return;
  for (const card of table.tunnel.revealed) discardCard(table, card);
  table.tunnel = null;
}
