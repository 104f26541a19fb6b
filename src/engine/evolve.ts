import { claimRoute } from './claim.ts';
import { takeCard } from './draw.ts';
import { drawBonus } from './drawBonus.ts';
import type { GameEvent } from './events.ts';
import type { Game, Table } from './game.ts';
import { fillPlace, reshuffleDeck, sweepRow } from './row.ts';
import { deal } from './setup.ts';
import { buildStation } from './stations.ts';
import { keepTickets, offerTickets } from './tickets.ts';
import { discardRevealed, openTunnel, withdrawTunnel } from './tunnels.ts';
import { beginLastRound, settle } from './turn.ts';

/** Makes an event true, in place: the only way a game changes. Trusts the event; `replay` checks those of a stranger. */
export function evolve(game: Game, event: GameEvent): void {
  countPasses(game.table, event);
  happen(game, event);
  settle(game);
}

/** TURN-2: only passes in a row count; a turn that begins with anything else starts the count again. */
function countPasses(table: Table, event: GameEvent): void {
  if (event.type === 'passed') table.passes++;
  else if (table.phase === 'turn' && event.type !== 'seatChanged') table.passes = 0;
}

function happen(game: Game, event: GameEvent): void {
  const { table } = game;
  switch (event.type) {
    case 'dealt':
      deal(game, event);
      break;
    case 'ticketsKept':
      keepTickets(game, event);
      break;
    case 'cardTaken':
      takeCard(game, event);
      break;
    case 'rowFilled':
      fillPlace(game, event);
      break;
    case 'rowSwept':
      sweepRow(table);
      break;
    case 'deckReshuffled':
      reshuffleDeck(game);
      break;
    case 'tunnelOpened':
      openTunnel(game, event);
      break;
    case 'tunnelWithdrawn':
      withdrawTunnel(game, event);
      break;
    case 'routeClaimed':
      claimRoute(game, event);
      if (table.bonusOwed === 0) discardRevealed(table);
      break;
    case 'bonusDrawn':
      drawBonus(game, event);
      discardRevealed(table);
      break;
    case 'ticketsOffered':
      offerTickets(game, event);
      break;
    case 'stationBuilt':
      buildStation(game, event);
      break;
    case 'drawStopped':
    case 'passed':
      table.phase = 'ending';
      break;
    case 'lastRound':
      beginLastRound(table);
      break;
    case 'gameEnded':
      table.phase = 'over';
      table.turnsTaken++;
      break;
    case 'seatChanged':
      // Who moves for a seat changes nothing in the game.
      break;
    default:
      event satisfies never;
  }
}
