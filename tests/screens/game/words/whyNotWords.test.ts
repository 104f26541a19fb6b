import { describe, expect, test } from 'vitest';
import type { Refusal, RefusalCode } from '../../../../src/engine/refusals.ts';
import { en } from '../../../../src/i18n/en.ts';
import { checkWords } from '../../../../src/screens/game/pay/checkWords.ts';
import { whyNotWords } from '../../../../src/screens/game/words/whyNotWords.ts';
import { conditionsOfCity, conditionsOfRoute } from '../../../../src/table/turn/whyNot.ts';
import { aGame, type Situation, type TestGame } from '../../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit, notHeld } from '../../../support/games/refusals.ts';

const COMPANY = { players: [{ name: 'Anna' }, { name: 'Ben' }], seat: 0 };

const words = (refusal: Refusal) => whyNotWords(en, refusal, COMPANY);

/** One of every kind; a code that is missing here does not compile. */
const EVERY: { readonly [Code in RefusalCode]: Extract<Refusal, { readonly code: Code }> } = {
  notYourTurn: { code: 'notYourTurn', turn: 1 },
  gameOver: { code: 'gameOver' },
  notNow: { code: 'notNow', phase: 'tunnel' },
  noSuchThing: { code: 'noSuchThing', what: 'route' },
  placeEmpty: { code: 'placeEmpty', place: 2 },
  noCardsLeft: { code: 'noCardsLeft' },
  drawClosed: { code: 'drawClosed' },
  locomotiveOnlyFirst: { code: 'locomotiveOnlyFirst', place: 4 },
  routeTaken: { code: 'routeTaken', by: 1 },
  ownsParallel: { code: 'ownsParallel', route: 7 },
  lanesClosed: { code: 'lanesClosed', players: 3, open: 1 },
  trainsShort: { code: 'trainsShort', needs: 6, has: 4 },
  cardsShort: { code: 'cardsShort', price: aPrice(4, 'red'), color: 7, holds: 1, locomotives: 2 },
  cardsNotHeld: { code: 'cardsNotHeld', card: 1, paid: 5, has: 3 },
  paymentDoesNotFit: { code: 'paymentDoesNotFit', price: aPrice(4, 'red'), paid: [0, 2, 0, 0, 0, 0, 0, 0, 0] },
  noTicketsLeft: { code: 'noTicketsLeft' },
  ticketNotOffered: { code: 'ticketNotOffered', ticket: 5 },
  ticketTwice: { code: 'ticketTwice', ticket: 5 },
  keepMore: { code: 'keepMore', atLeast: 2, kept: 1 },
  noStationsOnMap: { code: 'noStationsOnMap' },
  stationsUsedUp: { code: 'stationsUsedUp', each: 3 },
  stationTaken: { code: 'stationTaken', by: 1 },
  canAct: { code: 'canAct', possible: ['drawCard', 'claimRoute'] },
};

describe('every reason why something cannot be done', () => {
  test.each(Object.values(EVERY))('$code has a whole sentence', (refusal) => {
    expect(words(refusal)).toMatch(/^\S.*\.$/);
  });

  test('phases of the game have one each', () => {
    const phases = Object.keys(en.claim.whyNot.notNow) as (keyof typeof en.claim.whyNot.notNow)[];
    const sentences = phases.map((phase) => words({ code: 'notNow', phase }));
    expect(sentences.filter((sentence) => !/^\S.*\.$/.test(sentence))).toEqual([]);
  });

  test.each([
    ['placeEmpty', ['3']],
    ['lanesClosed', ['3', '1']],
    ['trainsShort', ['6', '4']],
    ['cardsShort', ['4 red', '1 red', '2 locomotives']],
    ['cardsNotHeld', ['5 blue', '3']],
    ['paymentDoesNotFit', ['4 red', '2 blue']],
    ['keepMore', ['2', '1']],
    ['stationsUsedUp', ['3']],
  ] as const)('%s says its numbers', (code, numbers) => {
    const sentence = words(EVERY[code]);
    for (const number of numbers) expect(sentence).toContain(number);
  });
});

describe('cards that are missing', () => {
  test('are told with what is asked for and what is held', () => {
    expect(words(cannotPay(aPrice(4, 'red'), 'red', 1, 2))).toBe('Needs 4 red. You have 1 red and 2 locomotives.');
  });

  test('of any colour are compared with the best the hand has', () => {
    expect(words(cannotPay(aPrice(4, 'any'), 'blue', 2, 1))).toBe(
      'Needs 4 cards of one colour. Your best is 2 blue and 1 locomotive.',
    );
  });

  test('are told to an empty hand as well', () => {
    expect(words(cannotPay(aPrice(3, 'any'), 'purple', 0, 0))).toBe('Needs 3 cards of one colour. You have no cards.');
    expect(words(cannotPay(aPrice(3, 'purple'), 'purple', 0, 0))).toBe('Needs 3 violet. You have 0 violet.');
  });

  test('for a ferry name its locomotives, and pairs where they count', () => {
    expect(words(cannotPay(aPrice(4, 'any', 1), 'blue', 2, 0))).toBe(
      'Needs 1 locomotive and 3 cards of one colour. Your best is 2 blue.',
    );
    expect(words(cannotPay(aPrice(4, 'any', 2, true), 'blue', 2, 0))).toBe(
      'Needs 2 cards of one colour and 2 locomotives or pairs. Your best is 2 blue.',
    );
  });

  test('for a tunnel played with locomotives are locomotives', () => {
    expect(words(cannotPay(aPrice(2, 'locomotive'), 'locomotive', 1, 1))).toBe(
      'Needs 2 locomotives. You have 1 locomotive.',
    );
  });

  test('differ from cards that do not fit', () => {
    expect(words(doesNotFit(aPrice(2, 'red'), { blue: 2 }))).toBe('Needs 2 red. 2 blue does not fit.');
    expect(words(doesNotFit(aPrice(2, 'red'), {}))).toBe('Needs 2 red. Nothing has been chosen yet.');
    expect(words(notHeld('green', 3, 1))).toBe('That takes 3 green. You have 1.');
  });
});

describe('what somebody has already', () => {
  test('is told by name', () => {
    expect(words({ code: 'routeTaken', by: 1 })).toBe('Ben has this route.');
    expect(words({ code: 'stationTaken', by: 1 })).toBe('Ben has a station here.');
    expect(words({ code: 'notYourTurn', turn: 1 })).toBe('It is Ben’s turn.');
  });

  test('is told to its owner as their own', () => {
    expect(words({ code: 'routeTaken', by: 0 })).toBe('You have this route already.');
    expect(words({ code: 'stationTaken', by: 0 })).toBe('You have a station here already.');
  });

  test('is told without a name where none is known', () => {
    expect(whyNotWords(en, { code: 'routeTaken', by: 1 })).toBe('Somebody else has this route.');
  });
});

test('a second face-up locomotive is refused in plain words', () => {
  expect(words(EVERY.locomotiveOnlyFirst)).toBe('A second card cannot be a face-up locomotive.');
});

test('who could still act hears what can be done', () => {
  expect(words(EVERY.canAct)).toBe('You pass only when nothing else can be done. You can draw cards or claim a route.');
});

describe('the list of conditions', () => {
  /** Crosses first, then ticks, as the tray lists them. */
  function listed(game: TestGame, what: { readonly route: string } | { readonly city: string }): readonly string[] {
    const view = game.view();
    const checks =
      'route' in what ? conditionsOfRoute(view, game.route(what.route)) : conditionsOfCity(view, game.city(what.city));
    return checks.flatMap((check) => {
      const told = checkWords(en, check, view, COMPANY);
      return told === null ? [] : [`${check.passed ? '+' : '-'} ${told}`];
    });
  }

  const inEurope = (situation: Situation) => aGame({ map: 'europe', ...situation });

  test('begins with the cards that are short', () => {
    const game = inEurope({ hands: [{ red: 1, locomotive: 2 }] });
    expect(listed(game, { route: 'marseille--pamplona' })).toEqual([
      '- 1 card short',
      '+ Route is free',
      '+ 45 trains left',
    ]);
  });

  test('names who has the route, and leaves out what goes without saying', () => {
    const game = inEurope({ hands: [{ red: 4 }], routes: [[], ['marseille--pamplona']] });
    expect(listed(game, { route: 'marseille--pamplona' })).toEqual([
      '- Taken by Ben',
      '+ 45 trains left',
      '+ Enough cards',
    ]);
  });

  test('of a station counts the stations that are left', () => {
    const game = inEurope({ hands: [{ red: 1 }], stations: [['wien'], ['paris']] });
    expect(listed(game, { city: 'paris' })).toEqual(['- Station of Ben', '- 1 card short', '+ 2 stations left']);
  });
});
