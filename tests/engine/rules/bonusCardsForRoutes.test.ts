import { describe, expect, it } from 'vitest';
import type { CityMatch, MapCity } from '../../../src/engine/map.ts';
import { isMatch } from '../../../src/engine/scoring/bonuses.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { bonusCounts, itCounts, NOBODY_WINS, NOTHING } from '../../support/games/bonusCounts.ts';

const nordic = mapOf('nordic');

describe('BONUS-small-steps 10 for most routes of one space', () => {
  itCounts('small-steps', [
    {
      name: 'plain routes and ferries of one space, whatever the spaces of others',
      routes: [
        ['helsinki--turku', 'helsinki--tallinn--1'],
        ['helsinki--tampere', 'karlstad--ostersund', 'imatra--lahti'],
        [],
      ],
      seats: [[2, 10], [1, 0], NOTHING],
    },
    {
      name: 'a tie, joined up or not',
      routes: [['helsinki--turku', 'kajaani--kuopio'], [], ['lahti--tampere', 'helsinki--tampere']],
      seats: [[2, 10], NOTHING, [2, 10]],
    },
    {
      name: 'zero wins nothing',
      routes: [['imatra--lahti'], ['apatity--kem'], ['bergen--oslo--1']],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('BONUS-countries 12 for most different countries reached', () => {
  const nine = [
    'gdansk--klaipeda--1',
    'kuressaare--riga--1',
    'alborg--kristiansand--1',
    'helsinki--stockholm--1',
    'kem--murmansk',
  ];
  itCounts('countries', [
    {
      name: 'the routes need not be joined up; all nine can be reached',
      routes: [nine, ['goteborg--kobenhavn--1', 'goteborg--oslo--1'], []],
      seats: [[9, 12], [3, 0], NOTHING],
    },
    {
      name: 'a country counts once, however many of its cities are reached',
      routes: [
        ['karlstad--stockholm--1', 'norrkoping--stockholm--1', 'goteborg--karlstad'],
        ['alborg--goteborg--1'],
        [],
      ],
      seats: [[1, 0], [2, 12], NOTHING],
    },
    {
      name: 'a junction without a name counts with its flag',
      routes: [['kem--lieksa'], ['mo-i-rana--storuman'], ['karesuando--tromso']],
      seats: [
        [2, 12],
        [2, 12],
        [2, 12],
      ],
    },
    { name: 'zero wins nothing', routes: [], seats: NOBODY_WINS },
  ]);
});

describe('BONUS-longest 10 for most spaces in the longest path', () => {
  itCounts('longest', [
    {
      name: 'counted in spaces, branches left out',
      routes: [
        ['karlstad--ostersund'],
        ['helsinki--turku', 'helsinki--tampere', 'helsinki--lahti--1'],
        ['bergen--oslo--1'],
      ],
      seats: [
        [5, 10],
        [2, 0],
        [3, 0],
      ],
    },
    {
      name: 'a tie',
      routes: [['kem--lieksa'], ['kem--murmansk'], ['bergen--lillehammer', 'lillehammer--oslo--1']],
      seats: [
        [4, 10],
        [4, 10],
        [4, 10],
      ],
    },
    { name: 'zero wins nothing', routes: [], seats: NOBODY_WINS },
  ]);
});

describe('BONUS-snowplough 12 for most routes to a city inside the Arctic Circle', () => {
  itCounts('snowplough', [
    {
      name: 'one end is enough, and both ends there count once',
      routes: [['boden--kiruna--1', 'boden--rovaniemi'], ['kiruna--narvik--1'], ['boden--umea--1', 'boden--tornio']],
      seats: [[2, 12], [1, 0], NOTHING],
    },
    {
      name: 'a tie between a route with one end there and one with both',
      routes: [['boden--kiruna--1'], ['kiruna--narvik--1'], []],
      seats: [[1, 12], [1, 12], NOTHING],
    },
    {
      name: 'junctions outside the Arctic Circle do not count, nor does Mo i Rana',
      routes: [['boden--storuman'], ['kem--lieksa'], ['mo-i-rana--trondheim--1']],
      seats: NOBODY_WINS,
    },
  ]);

  it('a junction without a name counts with the flag it carries', () => {
    const cities = nordic.cities.map((city) => (city.id === 'kiruna' ? { ...city, arctic: false } : city));
    const routes = [['karesuando--kiruna'], ['boden--kiruna--1'], []];
    expect(bonusCounts('snowplough', { map: { ...nordic, cities }, routes })).toEqual([[1, 12], NOTHING, NOTHING]);
  });
});

describe('BONUS-ferries 12 for most ferry routes', () => {
  itCounts('ferries', [
    {
      name: 'routes, whatever their length',
      routes: [['mo-i-rana--trondheim--1'], ['helsinki--tallinn--1', 'alborg--goteborg--1'], ['karlstad--ostersund']],
      seats: [[1, 0], [2, 12], NOTHING],
    },
    {
      name: 'a tie between the two routes of a double ferry',
      routes: [['helsinki--tallinn--1'], ['helsinki--tallinn--2'], []],
      seats: [[1, 12], [1, 12], NOTHING],
    },
    { name: 'zero wins nothing', routes: [['helsinki--turku'], ['bergen--oslo--1'], []], seats: NOBODY_WINS },
  ]);
});

describe('BONUS-west 7 for most routes to a city in Norway', () => {
  itCounts('west', [
    {
      name: 'one end is enough, and both ends there count once',
      routes: [['alborg--oslo', 'karlstad--oslo--1'], ['bergen--oslo--1'], ['helsinki--turku']],
      seats: [[2, 7], [1, 0], NOTHING],
    },
    {
      name: 'a tie, in the far north too',
      routes: [['kirkenes--murmansk'], ['kristiansand--oslo--1'], ['kiruna--narvik--1']],
      seats: [
        [1, 7],
        [1, 7],
        [1, 7],
      ],
    },
    {
      name: 'zero wins nothing',
      routes: [['goteborg--karlstad'], ['kem--lieksa'], ['karesuando--rovaniemi']],
      seats: NOBODY_WINS,
    },
  ]);
});

describe('BONUS-west BONUS-snowplough on a card that asks for both', () => {
  it('one and the same city must have the flag and lie inside the Arctic Circle', () => {
    const everything = mapOf('everything');
    const cities = everything.cities.map((city) => (city.id === 'dale' ? { ...city, arctic: true } : city));
    const routes = [
      ['heath--isle', 'glen--kiln'],
      ['glen--moor', 'fern--heath'],
      ['ash--dale', 'dale--glen'],
    ];
    const north = bonusCounts('north', { map: { ...everything, cities }, routes }).map((counts) => counts.slice(2));
    expect(north).toEqual([[2, 12], [1, 0], NOTHING]);
  });
});

/** For everything that a card may ask of a city: one that has it, and the card that wants it. */
const ASKED: { readonly [Field in keyof Required<CityMatch>]: Pick<MapCity, Field> & Pick<CityMatch, Field> } = {
  country: { country: 'norway' },
  arctic: { arctic: true },
  capital: { capital: true },
};

describe('what a bonus card asks of a city', () => {
  it.each(Object.entries(ASKED))('%s: is asked of the city', (_, asked) => {
    const city: MapCity = { id: 'oslo', name: 'Oslo', lat: 60, lon: 11 };
    expect([isMatch({ ...city, ...asked }, asked), isMatch(city, asked)]).toEqual([true, false]);
  });
});
