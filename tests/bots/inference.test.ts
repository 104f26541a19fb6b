import { describe, expect, it } from 'vitest';
import { imaginationOf } from '../../src/bots/imagine.ts';
import { stream } from '../../src/engine/random.ts';
import { viewFor } from '../../src/engine/view.ts';
import { aGame } from '../support/aGame.ts';

/** How often each ticket of the map is in the rival's hand, in so many imagined games. */
function imaginedTickets(routes: readonly string[], games = 400): number[] {
  const { game } = aGame({ routes: [[], routes], tickets: [[], ['new-york--seattle', 'miami--toronto']] });
  const imagine = imaginationOf(viewFor(game, 0));
  const random = stream('guess', 'tickets');
  const often = game.table.board.tickets.map(() => 0);
  for (let i = 0; i < games; i++) {
    const imagined = imagine(random);
    expect(imagined.tickets[1]).toHaveLength(2);
    for (const ticket of imagined.tickets[1] ?? []) often[ticket] = (often[ticket] ?? 0) + 1 / games;
  }
  return often;
}

function ticket(id: string): number {
  return aGame({}).game.table.board.map.tickets.findIndex((each) => each.id === id);
}

describe('what a rival may be after', () => {
  const { map } = aGame({}).game.table.board;
  const between = (one: string, other: string) => {
    const ends = [one, other].sort().join();
    const route = map.routes.find(({ a, b }) => [a, b].sort().join() === ends);
    if (route === undefined) throw new Error(`no route ${ends}`);
    return route.id;
  };

  it('shows in its routes: a ticket that they follow is held more often than one far away', () => {
    const north = [between('seattle', 'helena'), between('helena', 'duluth'), between('duluth', 'toronto')];
    const often = imaginedTickets(north);
    const uniform = imaginedTickets([]);
    const follows = ticket('new-york--seattle');
    const away = ticket('los-angeles--miami');
    expect(follows).toBeGreaterThanOrEqual(0);
    expect(often[follows]).toBeGreaterThan(2 * (uniform[follows] ?? 1));
    expect(often[follows]).toBeGreaterThan(2 * (often[away] ?? 1));
  });
});
