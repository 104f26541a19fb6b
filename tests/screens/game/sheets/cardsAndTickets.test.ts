import { describe, expect, test } from 'vitest';
import { LOCOMOTIVE } from '../../../../src/engine/cards.ts';
import { stream } from '../../../../src/engine/random.ts';
import { cardCounts } from '../../../../src/screens/game/sheets/cardCounts.ts';
import { pointsByLength } from '../../../../src/screens/game/sheets/pointsByLength.ts';
import { citiesWith, ticketIndex } from '../../../../src/screens/game/sheets/ticketsByCity.ts';
import { ticketsInPlay } from '../../../../src/table/story/ticketList.ts';
import { anEvening, handOf, hurriedPlayer, isOver, step } from '../../../support/games/aTable.ts';
import { everythingMap } from '../../../support/maps/everythingMap.ts';
import { MAP_IDS, mapFile } from '../../../support/maps/mapFiles.ts';

const viewOf = async (map: (typeof MAP_IDS)[number], ticketDeck?: string) => {
  const { table } = await anEvening({ map, ...(ticketDeck === undefined ? {} : { setup: { ticketDeck } }) });
  return table.state.getState().table;
};

describe('the cards of the game', () => {
  test.each(MAP_IDS)('%s: as many of each kind as the map says, and none discarded at first', async (id) => {
    const { wagonsPerColor, locomotives } = mapFile(id).rules;
    const { table } = await viewOf(id);
    const counts = cardCounts(table);
    expect(counts).toHaveLength(9);
    for (const { card, inGame } of counts) expect(inGame).toBe(card === LOCOMOTIVE ? locomotives : wagonsPerColor);
    const discarded = counts.reduce((sum, each) => sum + each.discarded, 0);
    expect(discarded).toBe(table.discardSize);
  });

  test('INFO-1 what was discarded is counted through a whole game, reshuffles too', async () => {
    const { table } = await anEvening({ map: everythingMap });
    const player = hurriedPlayer(stream('discards', 'player'));
    const seen = new Set<number>();
    while (!isOver(table)) {
      await step(table, player);
      const view = table.state.getState().table.table;
      const counts = cardCounts(view);
      expect(counts.reduce((sum, each) => sum + each.discarded, 0)).toBe(view.discardSize);
      for (const { inGame, discarded } of counts) expect(discarded).toBeLessThanOrEqual(inGame);
      seen.add(view.discardSize);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('the tickets of the deck in play', () => {
  test.each([
    ['usa', 'classic', 30],
    ['usa', 'grand', 69],
    ['europe', undefined, 46],
    ['nordic', undefined, 55],
  ] as const)('%s %s: all %i of them, each under both of its cities', async (id, deck, count) => {
    const view = await viewOf(id, deck);
    expect(ticketsInPlay(view)).toHaveLength(count);
    const entries = ticketIndex(view);
    const listed = entries.flatMap(({ tickets }) => tickets.map(({ ticket }) => ticket));
    expect(listed).toHaveLength(2 * count);
    expect(new Set(listed).size).toBe(count);
    const cities = entries.map(({ city }) => city);
    expect(cities).toEqual([...cities].sort((one, other) => one.localeCompare(other)));
  });

  test('TKT-4 what is worth something else in the other deck says so, from both sides', async () => {
    const [classic, grand] = [
      ticketsInPlay(await viewOf('usa', 'classic')),
      ticketsInPlay(await viewOf('usa', 'grand')),
    ];
    const differing = classic.filter(({ elsewhere }) => elsewhere.length > 0);
    expect(differing).toHaveLength(4);
    for (const { ticket, points, elsewhere } of differing) {
      const there = grand.find((other) => other.ticket === ticket);
      expect(elsewhere).toEqual([{ deck: 'grand', points: there?.points }]);
      expect(there?.elsewhere).toEqual([{ deck: 'classic', points }]);
    }
    expect(grand.filter(({ elsewhere }) => elsewhere.length > 0)).toHaveLength(4);
  });

  test('INFO-2 the list says nothing about who holds what: it stays the same when tickets are dealt and chosen', async () => {
    const { table } = await anEvening({ map: 'nordic' });
    const before = ticketIndex(table.state.getState().table);
    table.reveal();
    for (const ticket of handOf(table).view.offer) table.draft({ step: 'ticket', ticket });
    await table.finish();
    expect(ticketIndex(table.state.getState().table)).toEqual(before);
  });

  test('a city is found without its accents', async () => {
    const entries = ticketIndex(await viewOf('nordic'));
    const found = (letters: string) => citiesWith(entries, letters).map(({ city }) => city);
    expect(found('kobenh')).toEqual(['København']);
    expect(found(' ÅRHUS ')).toEqual(['Århus']);
    expect(found('arhus')).toEqual(['Århus']);
    expect(found('xyz')).toEqual([]);
    expect(found('')).toHaveLength(entries.length);
  });
});

describe('ROUTE-5 the table of points', () => {
  test.each(MAP_IDS)('%s: has the points of every route on the board, short ones first', (id) => {
    const { rules, routes } = mapFile(id);
    const rows = pointsByLength(rules);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(({ length }) => length).sort((a, b) => a - b));
    for (const { length } of routes)
      expect(rows.find((row) => row.length === length)?.points).toBe(rules.routePoints[length]);
  });
});
