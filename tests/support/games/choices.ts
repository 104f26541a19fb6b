import type { Action } from '../../../src/engine/actions.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { apply } from '../../../src/engine/play.ts';
import { type Cards, counts, type TestGame } from './aGame.ts';

/** What somebody does, once it is known in which game. */
export type Choice = (game: TestGame) => Action;

/** Plays these one after the other, and answers the events as the engine writes them. */
export function eventsOf(game: TestGame, ...choices: readonly Choice[]): GameEvent[] {
  return choices.flatMap((choose) => {
    const outcome = apply(game.game, choose(game));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    game.game = outcome.game;
    return outcome.events;
  });
}

export const draw =
  (from: number): Choice =>
  () => ({ type: 'drawCard', from });

export const claim =
  (route: string, cards: Cards): Choice =>
  (game) => ({ type: 'claimRoute', route: game.route(route), payment: counts(cards) });

export const build =
  (city: string, cards: Cards): Choice =>
  (game) => ({ type: 'buildStation', city: game.city(city), payment: counts(cards) });

export const drawTickets: Choice = () => ({ type: 'drawTickets' });
export const withdraw: Choice = () => ({ type: 'withdrawTunnel' });

/** Keeps the first so many tickets of the offer. */
export const keep =
  (count: number): Choice =>
  (game) => ({ type: 'keepTickets', kept: game.view().offer.slice(0, count) });
