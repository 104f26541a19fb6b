import { describe, expect, it } from 'vitest';
import { imaginationOf } from '../../../src/bots/search/imagine.ts';
import { CARDS, type CardName } from '../../../src/engine/cards.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aGame, type TestGame } from '../../support/games/aGame.ts';

const OWN = { tickets: [[], ['new-york--seattle', 'miami--toronto']] };

/** How often each ticket of the map is in the rival's hand, in so many imagined games. */
function imaginedTickets({ game }: TestGame, games = 400): number[] {
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

/** A game in which everybody has seen the rival take these cards. */
function withSeenCards(color: CardName, cards: number): TestGame {
  const table = aGame({ ...OWN, hands: [{}, { [color]: cards }] });
  const seen = table.game.table.seenInHand[1];
  if (seen !== undefined) seen[CARDS.indexOf(color)] = cards;
  return table;
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
    const often = imaginedTickets(aGame({ ...OWN, routes: [[], north] }));
    const uniform = imaginedTickets(aGame(OWN));
    const follows = ticket('new-york--seattle');
    const away = ticket('los-angeles--miami');
    expect(follows).toBeGreaterThanOrEqual(0);
    expect(often[follows]).toBeGreaterThan(2 * (uniform[follows] ?? 1));
    expect(often[follows]).toBeGreaterThan(2 * (often[away] ?? 1));
  });

  it('shows in what is missing: late in the game a ticket is likely done, or nearly', () => {
    const west = [
      between('seattle', 'helena'),
      between('helena', 'duluth'),
      between('duluth', 'toronto'),
      between('toronto', 'pittsburgh'),
      between('pittsburgh', 'new-york'),
    ];
    const often = imaginedTickets(aGame({ ...OWN, routes: [[], west], trains: [45, 8] }));
    const done = ticket('new-york--seattle');
    const begun = ticket('montreal--new-orleans');
    expect(often[done]).toBeGreaterThan(0.5);
    expect(often[begun]).toBeLessThan(0.05);
  });

  it('shows in the cards it takes: who collects the colour of a long route may hold a ticket across it', () => {
    const across = ticket('helena--los-angeles');
    const plain = imaginedTickets(aGame(OWN))[across] ?? 1;
    expect(imaginedTickets(withSeenCards('orange', 5))[across]).toBeGreaterThan(1.5 * plain);
    expect(imaginedTickets(withSeenCards('white', 5))[across]).toBeLessThan(plain);
  });
});
