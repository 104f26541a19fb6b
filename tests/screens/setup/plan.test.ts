import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { withMap } from '../../../src/screens/company/decks.ts';
import { withNames } from '../../../src/screens/company/seatNames.ts';
import { specialWords } from '../../../src/screens/company/specialWords.ts';
import { faultWords } from '../../../src/screens/setup/faultWords.ts';
import {
  COLORS,
  deckSize,
  firstPlan,
  peopleAround,
  seatOf,
  withColor,
  withName,
  withoutSeat,
  withPersonToggled,
  withSeat,
  withSeatAt,
} from '../../../src/screens/setup/plan.ts';
import { setupFaults } from '../../../src/table/game/setup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const names = (plan: { readonly seats: readonly { readonly name: string }[] }) => plan.seats.map(({ name }) => name);

describe('the set-up', () => {
  test('begins with two seats without names on some board, and can start', () => {
    const plan = firstPlan(null, KNOWN_MAPS);
    const map = KNOWN_MAPS.find(({ id }) => id === plan.mapId) ?? usa;
    expect(plan.seats).toEqual([
      { name: '', color: 'red' },
      { name: '', color: 'blue' },
    ]);
    expect(setupFaults({ ...plan, seats: withNames(en, plan.seats) }, map)).toEqual([]);
  });

  test('remembers the last table', () => {
    const last = aSetup(usa, 4, { ticketDeck: 'grand', openHands: true, first: 2 });
    expect(firstPlan(last, KNOWN_MAPS)).toEqual(last);
  });

  test('moves to another board when the last one is gone', () => {
    const last = aSetup(europe, 3, { mapId: 'atlantis' });
    expect(KNOWN_MAPS.map(({ id }) => id)).toContain(firstPlan(last, KNOWN_MAPS).mapId);
  });

  test('begins on the board that was asked for, with the people of the last table', () => {
    const last = aSetup(usa, 3, { ticketDeck: 'grand' });
    const plan = firstPlan(last, KNOWN_MAPS, 'europe');
    expect(plan).toEqual({ ...last, mapId: 'europe', ticketDeck: null });
    expect(firstPlan(null, KNOWN_MAPS, 'nordic').mapId).toBe('nordic');
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
    for (const [seat, place] of SHIFTS) {
      const moved = withSeatAt(plan, seat, place);
      expect(names(moved)[Number(moved.first)]).toBe(starter);
    }
    expect(names(withoutSeat(plan, 0))[Number(withoutSeat(plan, 0).first)]).toBe(starter);
    expect(withoutSeat(plan, 3).first).toBe(2);
    expect(withoutSeat(plan, 2).first).toBe('random');
  });

  test('a seat takes any place, and the others keep their order', () => {
    const plan = aSetup(europe, 4);
    expect(names(withSeatAt(plan, 0, 2))).toEqual(['Ben', 'Cleo', 'Anna', 'Dina']);
    expect(names(withSeatAt(plan, 3, 0))).toEqual(['Dina', 'Anna', 'Ben', 'Cleo']);
    expect(withSeatAt(plan, 1, 1)).toEqual(plan);
  });
});

/** From a place to another. */
const SHIFTS = [
  [2, 1],
  [3, 2],
  [0, 3],
  [2, 0],
] as const;

describe('players of earlier games', () => {
  const anna = { name: 'Anna', color: 'blue' } as const;
  const unnamed = firstPlan(null, KNOWN_MAPS);

  test('sit down on the first seat without a name and bring their colour', () => {
    const plan = withPersonToggled(unnamed, anna, 5);
    expect(plan.seats).toEqual([
      { name: 'Anna', color: 'blue' },
      { name: '', color: 'red' },
    ]);
    expect(seatOf(plan, { name: ' anna', color: 'red' })).toBe(0);
  });

  test('stand up by a second tap, and the seat stays', () => {
    const plan = withPersonToggled(withPersonToggled(unnamed, anna, 5), anna, 5);
    expect(names(plan)).toEqual(['', '']);
  });

  test('get a seat of their own where all are taken, as long as the board has one', () => {
    const plan = aSetup(europe, 4);
    const emil = { name: 'Emil', color: 'red' } as const;
    const wider = withPersonToggled(plan, emil, 5);
    expect(names(wider)).toEqual(['Anna', 'Ben', 'Cleo', 'Dina', 'Emil']);
    expect(wider.seats.map(({ color }) => color)).toEqual(['black', 'blue', 'green', 'yellow', 'red']);
    expect(withPersonToggled(wider, { name: 'Fay', color: 'red' }, 5)).toBe(wider);
  });

  test('do not take the seat of a computer', () => {
    const bot = { name: '', color: 'red', by: { kind: 'computer', level: 'easy', style: null } } as const;
    const plan = withPersonToggled({ ...unnamed, seats: [bot, { name: '', color: 'blue' }] }, anna, 5);
    expect(names(plan)).toEqual(['', 'Anna']);
  });

  test('are offered once: who sits there first, then who has played before', () => {
    const known = [{ name: 'anna', color: 'black' } as const, { name: 'Magda', color: 'green' } as const];
    expect(names({ ...unnamed, seats: peopleAround(aSetup(europe, 2), known) })).toEqual(['Anna', 'Ben', 'Magda']);
    expect(peopleAround(unnamed, known)).toEqual(known);
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
  expect(specialWords(en, 'europe')).toBe('Tunnels, ferries, stations');
  expect(specialWords(en, 'usa')).toBe('The simplest rules');
});
