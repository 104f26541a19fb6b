import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { faultWords } from '../../../src/screens/setup/faultWords.ts';
import {
  COLORS,
  deckSize,
  firstPlan,
  movedUp,
  withColor,
  withMap,
  withName,
  withoutSeat,
  withSeat,
} from '../../../src/screens/setup/plan.ts';
import { specialWords } from '../../../src/screens/setup/specialWords.ts';
import { setupFaults } from '../../../src/table/game/setup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const names = (plan: { readonly seats: readonly { readonly name: string }[] }) => plan.seats.map(({ name }) => name);

describe('the set-up', () => {
  test('begins with two empty seats on some board, which only names keep from starting', () => {
    const plan = firstPlan(null, KNOWN_MAPS);
    const map = KNOWN_MAPS.find(({ id }) => id === plan.mapId) ?? usa;
    expect(plan.seats).toEqual([
      { name: '', color: 'red' },
      { name: '', color: 'blue' },
    ]);
    expect(setupFaults(plan, map).map(({ code }) => code)).toEqual(['nameMissing', 'nameMissing']);
  });

  test('remembers the last table', () => {
    const last = aSetup(usa, 4, { ticketDeck: 'grand', openHands: true, first: 2 });
    expect(firstPlan(last, KNOWN_MAPS)).toEqual(last);
  });

  test('moves to another board when the last one is gone', () => {
    const last = aSetup(europe, 3, { mapId: 'atlantis' });
    expect(KNOWN_MAPS.map(({ id }) => id)).toContain(firstPlan(last, KNOWN_MAPS).mapId);
  });

  test('a board with decks gets one of them, a board without gets none', () => {
    const plan = withMap(aSetup(europe), usa);
    expect(plan.ticketDeck).toBe('classic');
    expect(withMap(plan, europe).ticketDeck).toBeNull();
    expect(deckSize(usa, 'classic')).toBe(30);
    expect(deckSize(usa, 'grand')).toBe(69);
  });

  test('a colour that somebody has is swapped', () => {
    const plan = withColor(aSetup(europe, 3), 0, 'green');
    expect(plan.seats.map(({ color }) => color)).toEqual(['green', 'blue', 'red']);
  });

  test('a free colour is simply taken', () => {
    const plan = withColor(aSetup(europe, 2), 0, 'black');
    expect(plan.seats.map(({ color }) => color)).toEqual(['black', 'blue']);
  });

  test('seats come with a free colour until there is none left', () => {
    let plan = aSetup(europe, 2);
    for (let i = 0; i < 9; i++) plan = withSeat(plan);
    expect(plan.seats.map(({ color }) => color)).toEqual([...COLORS]);
  });

  test('whoever starts still starts when seats change places or leave', () => {
    const plan = aSetup(europe, 4, { first: 2 });
    const starter = names(plan)[2];
    expect(names(movedUp(plan, 2))[Number(movedUp(plan, 2).first)]).toBe(starter);
    expect(names(movedUp(plan, 3))[Number(movedUp(plan, 3).first)]).toBe(starter);
    expect(names(withoutSeat(plan, 0))[Number(withoutSeat(plan, 0).first)]).toBe(starter);
    expect(withoutSeat(plan, 3).first).toBe(2);
    expect(withoutSeat(plan, 2).first).toBe('random');
  });

  test('the first seat cannot move up', () => {
    const plan = aSetup(europe, 2);
    expect(movedUp(plan, 0)).toBe(plan);
    expect(names(movedUp(plan, 1))).toEqual(names(plan).toReversed());
  });
});

describe('why a game cannot start yet', () => {
  const wordsOf = (plan: ReturnType<typeof aSetup>, map = europe) =>
    setupFaults(plan, map).map((fault) => faultWords(en, plan, fault));

  test('says it in words', () => {
    const plan = aSetup(europe, 3);
    expect(wordsOf(plan)).toEqual([]);
    expect(wordsOf(withoutSeat(withoutSeat(plan, 0), 0))).toEqual(['This board needs at least 2 players.']);
    expect(wordsOf(withName(plan, 1, '  '))).toEqual(['The second player has no name yet.']);
    expect(wordsOf(withName(plan, 2, ' anna '))).toEqual(['Two players are called Anna.']);
    expect(wordsOf(withName(plan, 2, 'x'.repeat(41)))).toEqual([
      'The name of the third player has more than 40 letters.',
    ]);
    expect(wordsOf({ ...plan, ticketDeck: 'grand' })).toEqual(['Choose a ticket deck.']);
    expect(wordsOf({ ...plan, first: 7 })).toEqual(['Choose who starts.']);
  });

  test('also where a set-up was made by other hands', () => {
    const [anna, ben] = aSetup(europe, 2).seats;
    const seats = [anna, ben].flatMap((seat) => (seat === undefined ? [] : [{ ...seat, color: 'red' as const }]));
    expect(wordsOf({ ...aSetup(europe, 2), seats })).toEqual(['Two players have the colour Red.']);
  });
});

test('a board says what is special about it', () => {
  expect(specialWords(en, europe)).toBe('Tunnels, ferries, stations');
  expect(specialWords(en, usa)).toBe('Routes and tickets, nothing else');
});
