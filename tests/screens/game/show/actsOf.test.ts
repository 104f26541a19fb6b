import { describe, expect, test } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { LOCOMOTIVE } from '../../../../src/engine/cards.ts';
import { type Act, type ActOf, lengthOf } from '../../../../src/screens/game/show/acts.ts';
import { aGame, cardNumber, counts } from '../../../support/games/aGame.ts';
import { shownBack, shownOf } from '../../../support/games/shownActs.ts';

function only<What extends Act['what']>(acts: readonly Act[], what: What): readonly ActOf<What>[] {
  return acts.filter((act): act is ActOf<What> => act.what === what);
}

const drawDeck = { type: 'drawCard', from: DECK } as const;
const row = ['blue', 'green', 'white', 'black', 'yellow'] as const;

describe('a card', () => {
  test('of the row flies with its face up to its place in the open hand, and a new one comes behind it', () => {
    const acts = shownOf(aGame({ row }), 0, { type: 'drawCard', from: 1 });
    expect(only(acts, 'flight')).toEqual([
      {
        what: 'flight',
        shows: cardNumber('green'),
        turns: false,
        from: 'row 1',
        to: `hand ${cardNumber('green')}`,
        at: 0,
        ms: 320,
      },
    ]);
    const [refill] = only(acts, 'arrival').filter(({ spot }) => spot === 'row 1');
    expect(refill).toMatchObject({ from: 'card deck', at: 320, ms: 180 });
  });

  test('of the deck flies as a back and turns only when it lies in the hand', () => {
    const game = aGame({ row, deckTop: ['red'], hands: [{ red: 1 }] });
    const [flight] = only(shownOf(game, 0, drawDeck), 'flight');
    expect(flight).toMatchObject({
      shows: cardNumber('red'),
      turns: true,
      from: 'card deck',
      to: `hand ${cardNumber('red')}`,
    });
  });

  test('of the deck tells nobody else what it is, on its way to the plate of whoever drew it', () => {
    const game = aGame({ row, deckTop: ['red'] });
    const acts = shownOf(game, 'table', drawDeck);
    expect(only(acts, 'flight')).toMatchObject([{ shows: 'card back', turns: false, to: 'plate 0' }]);
  });

  test('of another seat never goes to the open hand', () => {
    const game = aGame({ row, turn: 1 });
    expect(only(shownOf(game, 0, { type: 'drawCard', from: 2 }), 'flight')).toMatchObject([{ to: 'plate 1' }]);
  });

  test('of a kind that the hand did not have is not seen in its place before it is there', () => {
    const game = aGame({ row, hands: [{}] });
    const acts = shownOf(game, 0, { type: 'drawCard', from: 0 });
    const [flight] = only(acts, 'flight');
    const [place] = only(acts, 'arrival').filter(({ spot }) => spot === flight?.to);
    expect((place?.at ?? 0) + (place?.ms ?? 0)).toBe(320);
  });

  test('of the deck is named by no words before it has turned', () => {
    const acts = shownOf(aGame({ row }), 0, drawDeck);
    const [note] = only(acts, 'arrival').filter(({ spot }) => spot === 'note');
    expect(note?.at).toBe(lengthOf(only(acts, 'flight')));
  });

  test('that is put back flies back to the row', () => {
    const game = aGame({ row, deck: [], discard: {} });
    const [flight] = only(shownBack(game, 0, { type: 'drawCard', from: 0 }), 'flight');
    expect(flight).toMatchObject({ from: `hand ${cardNumber('blue')}`, to: 'row 0' });
  });
});

describe('ROW-3 three locomotives', () => {
  const threeLocomotives = () =>
    aGame({
      row: ['locomotive', 'locomotive', 'white', 'black', 'yellow'],
      deckTop: ['locomotive', 'red', 'red', 'blue', 'blue', 'green'],
    });

  test('are seen to lie there before all five cards go, and five others come', () => {
    const acts = shownOf(threeLocomotives(), 'table', { type: 'drawCard', from: 2 });
    const [sweep] = only(acts, 'sweep');
    expect(sweep).toMatchObject({
      cards: [LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE, cardNumber('black'), cardNumber('yellow')],
      tooMany: LOCOMOTIVE,
    });
    expect(sweep?.came).toEqual([{ place: 2, at: 320 }]);
    const after = only(acts, 'arrival').filter(({ spot }) => spot.startsWith('row'));
    expect(after.map(({ spot }) => spot)).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4']);
    const swept = (sweep?.at ?? 0) + (sweep?.ms ?? 0);
    expect(after.every(({ at }) => at >= swept)).toBe(true);
  });
});

describe('CLAIM-1 a claimed route', () => {
  test('is coupled in wagon by wagon, and only then points rise and are counted', () => {
    const played = aGame({ map: 'usa', hands: [{ orange: 6 }] });
    const id = played.board.map.routes.findIndex(({ color, length }) => color === 'orange' && length === 6);
    const acts = shownOf(played, 0, { type: 'claimRoute', route: id, payment: counts({ orange: 6 }) });
    const [train] = only(acts, 'train');
    expect(train).toMatchObject({ route: id, of: 'red', way: 'on', at: 0, ms: 5 * 70 + 160 });
    expect(only(acts, 'float')).toMatchObject([{ spot: 'score 0', points: 15, at: train?.ms }]);
    const told = Object.fromEntries(only(acts, 'count').map(({ spot, from, to }) => [spot, [from, to]]));
    expect(told).toMatchObject({ 'score 0': [0, 15], 'trains 0': [45, 39], 'cards 0': [6, 0] });
  });

  test('that is taken back loses its wagons again, and nothing rises', () => {
    const played = aGame({ map: 'usa', hands: [{ orange: 6 }] });
    const id = played.board.map.routes.findIndex(({ color, length }) => color === 'orange' && length === 6);
    const acts = shownBack(played, 0, { type: 'claimRoute', route: id, payment: counts({ orange: 6 }) });
    expect(only(acts, 'train')).toMatchObject([{ route: id, way: 'back' }]);
    expect(only(acts, 'float')).toEqual([]);
    expect(only(acts, 'count').find(({ spot }) => spot === 'score 0')).toMatchObject({ from: 15, to: 0 });
  });

  test('TKT-3 that joins an own ticket stamps it and shows its path, to its owner alone', () => {
    const join = (viewer: number | 'table') => {
      const game = aGame({ hands: [{ red: 2 }], routes: [['denver--santa-fe']], tickets: [['denver--el-paso']] });
      return shownOf(game, viewer, {
        type: 'claimRoute',
        route: game.route('el-paso--santa-fe'),
        payment: counts({ red: 2 }),
      });
    };
    const own = join(0);
    expect(only(own, 'stamp')).toHaveLength(1);
    expect(only(own, 'path')[0]?.routes).toHaveLength(2);
    expect(hears(own, 'done')).toBe(true);
    const others = join('table');
    expect([...only(others, 'stamp'), ...only(others, 'path')]).toEqual([]);
    expect(hears(others, 'done')).toBe(false);
  });
});

function hears(acts: readonly Act[], sound: string): boolean {
  return only(acts, 'cue').some(({ cue }) => cue.sound === sound);
}

test('TUN-3 the cards of another’s tunnel come out of the deck, those of one’s own were turned already', () => {
  const played = (viewer: number | 'table') => {
    const game = aGame({ map: 'europe', hands: [{ locomotive: 8 }], deckTop: ['red', 'red', 'red'] });
    const route = game.board.map.routes.findIndex(({ kind, length }) => kind === 'tunnel' && length === 2);
    return only(shownOf(game, viewer, { type: 'claimRoute', route, payment: counts({ locomotive: 2 }) }), 'arrival');
  };
  expect(played('table').map(({ spot, from }) => [spot, from])).toEqual([
    ['tunnel 0', 'card deck'],
    ['tunnel 1', 'card deck'],
    ['tunnel 2', 'card deck'],
  ]);
  expect(played(0)).toEqual([]);
});

test('STAT-1 a station drops on its city', () => {
  const game = aGame({ map: 'europe', hands: [{ red: 1 }] });
  const city = game.city('wien');
  const acts = shownOf(game, 0, { type: 'buildStation', city, payment: counts({ red: 1 }) });
  expect(only(acts, 'station')).toMatchObject([{ city, of: 'red', way: 'on' }]);
  expect(only(acts, 'count').find(({ spot }) => spot === 'stations 0')).toMatchObject({ from: 3, to: 2 });
});

describe('tickets', () => {
  test('are laid before whoever draws them, one after the other', () => {
    const acts = shownOf(aGame(), 0, { type: 'drawTickets' });
    expect(only(acts, 'arrival').map(({ spot, at }) => [spot, at])).toEqual([
      ['offer 0', 0],
      ['offer 1', 60],
      ['offer 2', 120],
    ]);
  });

  test('that are kept come into the own list from where they were chosen', () => {
    const game = aGame();
    shownOf(game, 0, { type: 'drawTickets' });
    const [, second = -1] = game.view(0).offer;
    const acts = shownOf(game, 0, { type: 'keepTickets', kept: [second] });
    expect(only(acts, 'arrival')).toMatchObject([{ spot: `slip ${second}`, from: 'offer 1' }]);
  });

  test('that another keeps go to that plate as backs', () => {
    const game = aGame();
    shownOf(game, 'table', { type: 'drawTickets' });
    const acts = shownOf(game, 'table', { type: 'keepTickets', kept: game.view(0).offer.slice(0, 1) });
    expect(only(acts, 'flight')).toMatchObject([{ shows: 'ticket back', to: 'plate 0' }]);
    expect(JSON.stringify(acts)).not.toContain('slip');
  });
});
