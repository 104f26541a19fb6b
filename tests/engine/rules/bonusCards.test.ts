import { describe, expect, it } from 'vitest';
import { aGame } from '../../support/games/aGame.ts';
import { itCounts, NOBODY_WINS, NOTHING } from '../../support/games/bonusCounts.ts';

describe('BONUS-locomotives 5 for most locomotives and pairs in hand', () => {
  itCounts('locomotives', [
    {
      name: 'each pair of one colour counts as one, odd cards do not',
      hands: [
        { locomotive: 1, red: 2, blue: 5 },
        { locomotive: 3, red: 1, blue: 1 },
        { red: 3, green: 3, white: 1 },
      ],
      seats: [
        [4, 5],
        [3, 0],
        [2, 0],
      ],
    },
    {
      name: 'a locomotive is not half a pair',
      hands: [{ locomotive: 2 }, { locomotive: 1, red: 1 }, { red: 2, blue: 2 }],
      seats: [
        [2, 5],
        [1, 0],
        [2, 5],
      ],
    },
    {
      name: 'pairs alone win',
      hands: [{ locomotive: 2 }, {}, { purple: 6 }],
      seats: [[2, 0], NOTHING, [3, 5]],
    },
    {
      name: 'two single cards are no pair: zero wins nothing',
      hands: [{ red: 1, blue: 1 }, { green: 1 }],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('BONUS-thrift 7 for most trains left', () => {
  itCounts('thrift', [
    {
      name: 'one winner',
      trains: [2, 0, 11],
      seats: [
        [2, 0],
        [0, 0],
        [11, 7],
      ],
    },
    {
      name: 'a tie',
      trains: [9, 0, 9],
      seats: [
        [9, 7],
        [0, 0],
        [9, 7],
      ],
    },
    { name: 'zero wins nothing', trains: [0, 0, 0], seats: NOBODY_WINS },
    {
      name: 'trains on the board are not left',
      routes: [['karlstad--ostersund']],
      seats: [
        [35, 0],
        [40, 7],
        [40, 7],
      ],
    },
  ]);
});

describe('BONUS-capitals 7 for most completed tickets to or from a capital', () => {
  const osloStockholm = ['karlstad--oslo--1', 'karlstad--stockholm--1'];
  const viaGoteborg = ['goteborg--kobenhavn--1', 'goteborg--oslo--1'];
  const rigaStockholm = ['kuressaare--riga--1', 'kuressaare--stockholm'];
  itCounts('capitals', [
    {
      name: 'each of the four capitals counts',
      routes: [[...viaGoteborg, ...rigaStockholm], ['helsinki--turku'], ['andalsnes--lillehammer--1']],
      tickets: [['kobenhavn--oslo', 'riga--stockholm'], [], []],
      seats: [[2, 7], NOTHING, NOTHING],
    },
    {
      name: 'a ticket between two capitals counts once',
      routes: [osloStockholm, rigaStockholm, []],
      tickets: [['oslo--stockholm'], ['riga--stockholm'], []],
      seats: [[1, 7], [1, 7], NOTHING],
    },
    {
      name: 'helsinki counts',
      routes: [
        [],
        [],
        ['helsinki--stockholm--1', 'gdansk--karlskrona', 'karlskrona--norrkoping--1', 'norrkoping--stockholm--1'],
      ],
      tickets: [[], [], ['helsinki--stockholm', 'gdansk--helsinki']],
      seats: [NOTHING, NOTHING, [2, 7]],
    },
    {
      name: 'only completed tickets count, and only those that name a capital',
      routes: [
        osloStockholm.slice(0, 1),
        ['alborg--goteborg--1', 'goteborg--norrkoping--1', 'alborg--arhus--1'],
        osloStockholm,
      ],
      tickets: [['oslo--stockholm', 'kobenhavn--stockholm'], ['arhus--norrkoping'], []],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('BONUS-local 10 for most completed tickets worth 5 or less', () => {
  const toKobenhavn = ['goteborg--kobenhavn--1', 'goteborg--oslo--1'];
  itCounts('local', [
    {
      name: '5 counts, 6 does not',
      routes: [['bergen--lillehammer', 'lillehammer--trondheim--1'], ['mo-i-rana--narvik--1', 'narvik--tromso--1'], []],
      tickets: [['bergen--trondheim'], ['mo-i-rana--tromso'], []],
      seats: [[1, 10], NOTHING, NOTHING],
    },
    {
      name: 'a tie between a ticket of 4 and a ticket of 2',
      routes: [toKobenhavn, ['karlstad--oslo--1', 'karlstad--stockholm--1'], []],
      tickets: [['kobenhavn--oslo'], ['oslo--stockholm'], []],
      seats: [[1, 10], [1, 10], NOTHING],
    },
    {
      name: 'a failed ticket does not count, although it is worth less than nothing',
      routes: [[], [], []],
      tickets: [['kobenhavn--oslo', 'murmansk--oslo'], ['oslo--stockholm'], []],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('BONUS-polar 12 for most completed tickets with a city inside the Arctic Circle', () => {
  const north = ['honningsvag--karesuando', 'karesuando--rovaniemi'];
  itCounts('polar', [
    {
      name: 'one such city is enough; Mo i Rana lies outside',
      routes: [
        ['mo-i-rana--narvik--1', 'narvik--tromso--1'],
        ['andalsnes--trondheim--1', 'mo-i-rana--trondheim--1'],
        [],
      ],
      tickets: [['mo-i-rana--tromso'], ['andalsnes--mo-i-rana'], []],
      seats: [[1, 12], NOTHING, NOTHING],
    },
    {
      name: 'a ticket with both cities there counts once',
      routes: [north, ['mo-i-rana--narvik--1', 'narvik--tromso--1'], []],
      tickets: [['honningsvag--rovaniemi'], ['mo-i-rana--tromso'], []],
      seats: [[1, 12], [1, 12], NOTHING],
    },
    {
      name: 'two of 11 together beat one of 12',
      routes: [
        [...north, 'karesuando--tromso', 'narvik--tromso--1', 'mo-i-rana--narvik--1'],
        ['kiruna--narvik--1', 'kiruna--storuman', 'storuman--umea', 'sundsvall--umea--1', 'stockholm--sundsvall--1'],
        [],
      ],
      tickets: [['honningsvag--rovaniemi', 'mo-i-rana--tromso'], ['narvik--stockholm'], []],
      seats: [[2, 12], [1, 0], NOTHING],
    },
    {
      name: 'failed tickets win nothing, however far north the routes are',
      routes: [north, ['kirkenes--murmansk'], []],
      tickets: [['apatity--narvik', 'lieksa--murmansk'], ['murmansk--tromso'], []],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('SET-4 only the bonus cards in play count', () => {
  it('each of them for every seat, in the order laid out, with 0 points where not won', () => {
    const { seats } = aGame({
      map: 'nordic',
      hands: [{ locomotive: 2 }, {}],
      routes: [['helsinki--turku'], ['alborg--oslo']],
      tickets: [],
      bonusCards: ['west', 'locomotives', 'ferries', 'polar'],
    }).result();
    expect(seats.map(({ bonuses }) => bonuses)).toEqual([
      [
        { id: 'west', count: 0, points: 0 },
        { id: 'locomotives', count: 2, points: 5 },
        { id: 'ferries', count: 0, points: 0 },
        { id: 'polar', count: 0, points: 0 },
      ],
      [
        { id: 'west', count: 1, points: 7 },
        { id: 'locomotives', count: 0, points: 0 },
        { id: 'ferries', count: 1, points: 12 },
        { id: 'polar', count: 0, points: 0 },
      ],
    ]);
    expect(seats.map(({ total }) => total)).toEqual([1 + 5, 4 + 7 + 12]);
  });

  it('a path earns nothing in nordic unless its card is in play', () => {
    const totals = (bonusCards: string[]) =>
      aGame({ map: 'nordic', routes: [['karlstad--ostersund']], tickets: [], hands: [], bonusCards })
        .result()
        .seats.map(({ total }) => total);
    expect(totals(['west', 'polar', 'local', 'ferries'])).toEqual([10, 0]);
    expect(totals(['west', 'polar', 'local', 'longest'])).toEqual([20, 0]);
  });
});
