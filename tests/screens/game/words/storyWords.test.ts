import { describe, expect, test } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { storyBrief, storyRow, storySentence } from '../../../../src/screens/game/words/storyWords.ts';
import { storiesOf } from '../../../../src/table/story/story.ts';
import { aDealtGame, aGame, type Situation, type TestGame } from '../../../support/games/aGame.ts';
import {
  build,
  type Choice,
  claim,
  draw,
  drawTickets,
  eventsOf,
  keep,
  withdraw,
} from '../../../support/games/choices.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const PLAYERS = [{ name: 'Ben' }, { name: 'Eva' }];

/** What is told of these choices, by sentence and by row. */
function telling(game: TestGame, ...choices: readonly Choice[]) {
  const stories = storiesOf(eventsOf(game, ...choices));
  const names = { players: PLAYERS, table: viewFor(game.game, 'table') };
  return {
    sentences: stories.map((story) => storySentence(en, story, names)),
    rows: stories.map((story) => storyRow(en, story, names)),
    briefs: stories.map((story) => storyBrief(en, story, names)),
  };
}

function inEurope(situation: Situation): TestGame {
  return aGame({ map: 'europe', row: ROW, ...situation });
}

describe('a claim', () => {
  test('names route, cards and points', () => {
    const game = inEurope({ hands: [{ blue: 1, locomotive: 1 }] });
    const { sentences, rows } = telling(game, claim('bruxelles--frankfurt', { blue: 1, locomotive: 1 }));
    expect(sentences).toEqual(['Ben claimed Bruxelles\u00a0– Frankfurt with 1 blue and 1 locomotive, +2.']);
    expect(rows).toEqual([
      { title: 'Ben claimed Bruxelles\u00a0– Frankfurt', detail: '2 trains for 1 blue and 1 locomotive.' },
    ]);
  });

  test('of a tunnel tells what it cost besides', () => {
    const game = inEurope({ hands: [{ blue: 2 }], deckTop: ['white', 'red', 'green'] });
    const { sentences } = telling(game, claim('munchen--venezia', { blue: 2 }));
    expect(sentences).toEqual(['Ben claimed München\u00a0– Venezia with 2 blue, +2. The tunnel cost nothing more.']);
  });

  test('tells how many cards a draw bonus brought', () => {
    const game = aGame({ map: 'nordic', hands: [{ red: 2 }], row: ROW });
    const { sentences } = telling(game, claim('andalsnes--trondheim--1', { red: 2 }));
    expect(sentences[0]).toMatch(/It brought 1 card from the deck\.$/);
  });

  test('a tunnel given up shows the cards that stood in the way', () => {
    const game = inEurope({ hands: [{ blue: 2 }], deckTop: ['blue', 'red', 'red'] });
    const { sentences, rows } = telling(game, claim('munchen--venezia', { blue: 2 }), withdraw);
    expect(sentences).toEqual([
      'Ben turned up 2 red and 1 blue in the tunnel München\u00a0– Venezia, had 1 card more to pay, and withdrew.',
    ]);
    expect(rows[0]?.title).toBe('Ben withdrew from München\u00a0– Venezia');
  });
});

describe('cards', () => {
  test.each([
    [[draw(1), draw(DECK)], 'Ben took green face up and 1 card from the deck.', 'green, 1 from the deck'],
    [[draw(DECK), draw(DECK)], 'Ben took 2 cards from the deck.', 'from the deck'],
    [[draw(0), draw(1)], 'Ben took blue and green face up.', 'blue and green'],
  ])('taken: %#', (choices, sentence, detail) => {
    const { sentences, rows } = telling(aGame({ row: ROW, deckTop: ['red', 'red', 'red'] }), ...choices);
    expect(sentences[0]).toBe(sentence);
    expect(rows[0]).toEqual({ title: 'Ben drew 2 cards', detail });
  });

  test('two of a kind are counted, a locomotive is named', () => {
    const two = aGame({ row: ['red', 'red', 'locomotive', 'black', 'yellow'] });
    expect(telling(two, draw(0), draw(1)).sentences[0]).toBe('Ben took 2 red face up.');
    const one = aGame({ row: ['red', 'red', 'locomotive', 'black', 'yellow'] });
    expect(telling(one, draw(2)).sentences[0]).toBe('Ben took a locomotive face up.');
  });

  test('a row full of locomotives is told with their number', () => {
    const row = ['blue', 'locomotive', 'white', 'locomotive', 'yellow'] as const;
    const game = aGame({ row, deckTop: ['locomotive', 'red', 'red', 'green', 'green', 'green'] });
    expect(telling(game, draw(0)).sentences[1]).toBe('3 locomotives lay face up: all the cards there were replaced.');
  });
});

test('beside the sign of a player few words are enough', () => {
  const claimed = telling(inEurope({ hands: [{ blue: 2 }] }), claim('bruxelles--frankfurt', { blue: 2 }));
  expect(claimed.briefs).toEqual(['Bruxelles\u00a0– Frankfurt, +2']);
  const drew = telling(aGame({ row: ROW, deckTop: ['red', 'red', 'red'] }), draw(1), draw(DECK));
  expect(drew.briefs).toEqual(['green, 1 from the deck']);
  expect(telling(aGame({ row: ROW }), drawTickets, keep(1)).briefs).toEqual(['kept 1 of 3 tickets']);
  expect(telling(inEurope({ hands: [{ red: 1 }] }), build('wien', { red: 1 })).briefs).toEqual(['station in Wien']);
});

test('tickets are counted, never named', () => {
  expect(telling(aDealtGame(), keep(2)).sentences).toEqual(['Ben kept 2 of 3 tickets to start with.']);
  const { sentences, rows } = telling(aGame({ row: ROW }), drawTickets, keep(1));
  expect(sentences).toEqual(['Ben drew 3 tickets and kept 1.']);
  expect(rows).toEqual([{ title: 'Ben drew tickets', detail: 'kept 1 of 3' }]);
});

test('stations, the last round and the end', () => {
  const game = inEurope({ hands: [{ red: 1 }], trains: [2, 45] });
  const { sentences } = telling(game, build('wien', { red: 1 }), draw(DECK), draw(DECK), draw(DECK), draw(DECK));
  expect(sentences[0]).toBe('Ben built a station in Wien with 1 red.');
  expect(sentences[1]).toBe('The last round begins: Ben is nearly out of trains.');
  expect(sentences.at(-1)).toBe('The game is over.');
});

test('a pass', () => {
  const names = { players: PLAYERS, table: viewFor(aGame().game, 'table') };
  expect(storySentence(en, { at: 0, what: 'passed', seat: 1 }, names)).toBe('Eva passed.');
});

test('a seat that changes hands: everybody learns who may have seen what', () => {
  const names = { players: PLAYERS, table: viewFor(aGame().game, 'table') };
  const [taken, given] = storiesOf([
    { type: 'seatChanged', seat: 1, by: 'person' },
    { type: 'seatChanged', seat: 0, by: 'bot:hard' },
  ]);
  if (taken === undefined || given === undefined) throw new Error('two changes are two stories');
  expect(storySentence(en, taken, names)).toBe('A person took Eva’s seat from the computer, and can see its cards.');
  expect(storySentence(en, given, names)).toBe('A computer took Ben’s seat.');
  expect([taken, given].map((story) => storyRow(en, story, names))).toEqual([
    { title: 'A person took Eva’s seat', detail: 'and can see its cards' },
    { title: 'A computer took Ben’s seat', detail: 'and plays on with its cards' },
  ]);
});

describe('a row that is swept', () => {
  const row = ['blue', 'locomotive', 'white', 'locomotive', 'yellow'] as const;
  const again = ['locomotive', 'locomotive', 'locomotive', 'red', 'green'] as const;
  const good = ['red', 'blue', 'white', 'black', 'green'] as const;

  test('once tells how many locomotives lay there', () => {
    const { sentences } = telling(inEurope({ row, deckTop: ['locomotive', ...good] }), draw(0));
    expect(sentences[1]).toBe('3 locomotives lay face up: all the cards there were replaced.');
  });

  test('again and again is told once, with a number', () => {
    const { sentences, rows } = telling(inEurope({ row, deckTop: ['locomotive', ...again, ...good] }), draw(0));
    expect(sentences).toHaveLength(2);
    expect(sentences[1]).toBe('Too many locomotives lay face up: all the cards there were replaced, 2 times.');
    expect(rows[1]?.detail).toBe('2 times, because too many locomotives lay there.');
  });
});
