import { type Action, DECK } from '../engine/actions.ts';
import { routeAt } from '../engine/board.ts';
import { drawSources } from '../engine/draw.ts';
import { actionsOfKind, legalKinds } from '../engine/legal.ts';
import { at, sum } from '../engine/lists.ts';
import type { SeatView } from '../engine/view.ts';
import type { OpenTable } from './openTable.ts';
import type { HandScene } from './session/scenes.ts';
import { type DraftStep, routesInReach } from './turn/draft.ts';
import { ticketProgress, ticketsTogether } from './turn/ticketProgress.ts';

/** Whoever has so many cards claims what can be had. */
const MANY_CARDS = 16;
/** With so few trains nobody takes new tickets. */
const FEW_TRAINS = 14;

/** The next thing that somebody does who wants to complete tickets and never wonders. Chance has no part in it. */
export async function demoMove(table: OpenTable, { view, draft }: HandScene): Promise<void> {
  const { phase } = view.table;
  if (phase === 'opening' || phase === 'tickets') return finish(table, ticketsWanted(view));
  if (phase === 'drawing') return act(table, draw(view, routesWanted(view)) ?? { type: 'stopDrawing' });
  if (draft?.kind !== 'tunnel') return takeTurn(table, view);
  return draft.payment === null ? act(table, { type: 'withdrawTunnel' }) : finish(table, []);
}

async function takeTurn(table: OpenTable, view: SeatView): Promise<void> {
  const wanted = routesWanted(view);
  const step = stationWanted(view) ?? claimWanted(view, wanted) ?? newTickets(view, wanted);
  if (step !== null) return finish(table, [step]);
  return act(table, draw(view, wanted) ?? lastResort(view));
}

/** The routes that the tickets still ask for. */
function routesWanted(view: SeatView): readonly number[] {
  return ticketsTogether(view, view.tickets).routes;
}

async function finish(table: OpenTable, steps: readonly DraftStep[]): Promise<void> {
  for (const step of steps) table.draft(step);
  insist(await table.finish());
}

async function act(table: OpenTable, action: Action): Promise<void> {
  insist(await table.act(action));
}

function insist(outcome: Awaited<ReturnType<OpenTable['act']>>): void {
  if (!outcome.ok) throw new Error(`A made-up move was refused: ${outcome.refusal.code}`);
}

/** All but the farthest of the first ones, and later the nearest. */
function ticketsWanted(view: SeatView): readonly DraftStep[] {
  const { offer, table } = view;
  const nearest = ticketProgress(view, offer).toSorted((a, b) => (a.toGo ?? Infinity) - (b.toGo ?? Infinity));
  const kept = nearest.slice(0, table.phase === 'opening' ? -1 : 1);
  return kept.map(({ ticket }) => ({ step: 'ticket', ticket }));
}

/** One station is built for a ticket that nothing else can save. */
function stationWanted(view: SeatView): DraftStep | null {
  const { table, seat } = view;
  const mayBuild = at(table.stations, seat).length === 0 && legalKinds(view).includes('buildStation');
  const lent = mayBuild ? ticketProgress(view).flatMap((progress) => progress.lent) : [];
  const [needed] = lent.filter(({ built }) => !built);
  return needed === undefined ? null : { step: 'city', city: needed.city };
}

/** The longest route that a ticket asks for; any, with many cards or nothing else to do. */
function claimWanted(view: SeatView, wanted: readonly number[]): DraftStep | null {
  const inReach = routesInReach(view, null);
  const takesAny = sum(view.hand) >= MANY_CARDS || (wanted.length === 0 && newTickets(view, wanted) === null);
  const useful = inReach.filter((route) => wanted.includes(route));
  const [longest] = (useful.length === 0 && takesAny ? inReach : useful).toSorted(
    (one, other) => lengthOf(view, other) - lengthOf(view, one),
  );
  return longest === undefined ? null : { step: 'route', route: longest };
}

function lengthOf({ table }: SeatView, route: number): number {
  return routeAt(table.board, route).length;
}

function newTickets({ table, seat }: SeatView, wanted: readonly number[]): DraftStep | null {
  const isBusy = wanted.length > 0 || at(table.trains, seat) <= FEW_TRAINS;
  return isBusy || table.ticketDeckSize === 0 ? null : { step: 'draw tickets' };
}

/** A card of the row in a colour that is wanted, else from the deck, else whatever there is. */
function draw({ table }: SeatView, wanted: readonly number[]): Action | undefined {
  const colors = wanted.map((route) => routeAt(table.board, route).color);
  const sources = drawSources(table);
  const fitting = sources.find((from) => from !== DECK && colors.includes(at(table.row, from)));
  const from = fitting ?? sources.at(-1);
  return from === undefined ? undefined : { type: 'drawCard', from };
}

function lastResort(view: SeatView): Action {
  const [action] = legalKinds(view).flatMap((kind) => actionsOfKind(view, kind));
  if (action === undefined) throw new Error('Nothing can be done.');
  return action;
}
