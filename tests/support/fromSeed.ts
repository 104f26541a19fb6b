import type { Action } from '../../src/engine/actions.ts';
import type { GameEvent } from '../../src/engine/events.ts';
import type { Game } from '../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../src/engine/play.ts';
import type { OpenedRecord } from '../../src/formats/record.ts';

/** The same requests made again from the seed, in one go: equal to the record's events if chance was never asked twice. */
export function playedFromSeed({ record, board, events }: OpenedRecord): readonly GameEvent[] {
  const { game, events: played } = startGame(board, record.seed, record.firstSeat);
  for (let done = -1; played.length < events.length && played.length > done; ) {
    done = played.length;
    const action = nextAction(game, events.slice(done));
    if (action !== null) played.push(...outcomeOf(game, action));
  }
  return played;
}

function outcomeOf(game: Game, action: Action): readonly GameEvent[] {
  const outcome = play(game, action);
  if (isRefusal(outcome)) throw new Error(`refused: ${JSON.stringify({ action, outcome })}`);
  return outcome;
}

function nextAction(game: Game, events: readonly GameEvent[]): Action | null {
  for (const event of events) {
    const action = actionOf(game, event);
    if (action !== null) return action;
  }
  return null;
}

/** What somebody asked for; null: it followed by itself. */
function actionOf(game: Game, event: GameEvent): Action | null {
  switch (event.type) {
    case 'ticketsKept':
      return { type: 'keepTickets', kept: event.kept };
    case 'cardTaken':
      return { type: 'drawCard', from: event.from };
    case 'drawStopped':
      return { type: 'stopDrawing' };
    case 'tunnelOpened':
      return { type: 'claimRoute', route: event.route, payment: event.paid };
    case 'tunnelWithdrawn':
      return { type: 'withdrawTunnel' };
    case 'routeClaimed':
      return claimOf(game, event);
    case 'ticketsOffered':
      return { type: 'drawTickets' };
    case 'stationBuilt':
      return { type: 'buildStation', city: event.city, payment: event.paid };
    case 'passed':
      return { type: 'pass' };
    default:
      return null;
  }
}

/** After a tunnel the event names both payments together. */
function claimOf({ table: { tunnel } }: Game, event: Extract<GameEvent, { readonly type: 'routeClaimed' }>): Action {
  if (tunnel === null) return { type: 'claimRoute', route: event.route, payment: event.paid };
  return { type: 'payTunnel', payment: event.paid.map((count, card) => count - (tunnel.paid[card] ?? 0)) };
}
