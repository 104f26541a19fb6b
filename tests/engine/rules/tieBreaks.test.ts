import { describe, expect, it } from 'vitest';
import { mapOf, type Situation, withRules } from '../../support/games/aGame.ts';
import { outcome, type TieCase } from '../../support/games/outcome.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');

describe('SCORE-3 ties in usa', () => {
  const toElPaso = ['denver--santa-fe', 'el-paso--santa-fe'];
  const cases: TieCase[] = [
    {
      name: 'the total comes before everything else',
      routes: [toElPaso, ['calgary--winnipeg']],
      tickets: [['denver--el-paso']],
      totals: [8, 25],
      ranking: [[1], [0]],
    },
    {
      name: 'completed tickets come first, before the longest path',
      routes: [['atlanta--miami'], [...toElPaso, 'duluth--winnipeg', 'chicago--pittsburgh--1', 'atlanta--nashville']],
      tickets: [[], ['denver--el-paso']],
      totals: [20, 20],
      ranking: [[1], [0]],
    },
    {
      name: 'tickets held but not completed do not count',
      routes: [['duluth--winnipeg', 'denver--helena', 'chicago--pittsburgh--1', 'dallas--little-rock'], toElPaso],
      tickets: [['houston--kansas-city', 'calgary--salt-lake-city'], ['denver--el-paso']],
      totals: [18, 18],
      ranking: [[1], [0]],
    },
    {
      name: 'then the longer path',
      routes: [
        ['duluth--winnipeg', 'denver--helena', 'chicago--pittsburgh--1', 'dallas--little-rock'],
        ['atlanta--miami'],
      ],
      totals: [20, 20],
      ranking: [[1], [0]],
    },
    {
      name: 'then the win is shared',
      routes: [
        ['duluth--winnipeg', 'atlanta--nashville'],
        ['denver--helena', 'dallas--houston--1'],
      ],
      totals: [18, 18],
      ranking: [[0, 1]],
    },
    {
      name: 'a win can be shared by all five',
      routes: [[], [], [], [], []],
      totals: [0, 0, 0, 0, 0],
      ranking: [[0, 1, 2, 3, 4]],
    },
  ];
  it.each(cases)('$name', ({ totals, ranking, ...situation }) => {
    expect(outcome({ map: usa, ...situation })).toEqual({ totals, ranking });
  });
});

describe('SCORE-4 ties in europe', () => {
  const toKobenhavn = ['essen--frankfurt', 'essen--kobenhavn--1'];
  const cases: TieCase[] = [
    {
      name: 'completed tickets come first, before fewer stations built',
      routes: [['lisboa--madrid', 'barcelona--madrid', 'amsterdam--bruxelles'], toKobenhavn],
      tickets: [[], ['frankfurt--kobenhavn']],
      stations: [[], ['sofia']],
      totals: [29, 29],
      ranking: [[1], [0]],
    },
    {
      name: 'then fewer stations built, before the longer path',
      routes: [['athina--brindisi'], ['lisboa--madrid', 'kyiv--smolensk', 'danzig--riga', 'amsterdam--bruxelles']],
      stations: [['sofia']],
      totals: [25, 25],
      ranking: [[1], [0]],
    },
    {
      name: 'then the longer path',
      routes: [
        ['lisboa--madrid', 'kyiv--smolensk', 'danzig--riga', 'berlin--wien', 'amsterdam--bruxelles'],
        ['athina--brindisi'],
      ],
      totals: [29, 29],
      ranking: [[1], [0]],
    },
    {
      name: 'then the win is shared',
      routes: [['athina--brindisi'], ['kyiv--warszawa']],
      stations: [['sofia'], ['roma']],
      totals: [25, 25],
      ranking: [[0, 1]],
    },
  ];
  it.each(cases)('$name', ({ totals, ranking, ...situation }) => {
    expect(outcome({ map: europe, ...situation })).toEqual({ totals, ranking });
  });
});

describe('SCORE-5 ties in nordic', () => {
  const cases: TieCase[] = [
    {
      name: 'completed tickets come first, before bonus cards',
      bonusCards: ['small-steps'],
      routes: [
        ['helsinki--turku', 'imatra--lahti'],
        ['bergen--lillehammer', 'lillehammer--trondheim--1'],
      ],
      tickets: [[], ['bergen--trondheim']],
      totals: [13, 13],
      ranking: [[1], [0]],
    },
    {
      name: 'then more bonus cards won, before the longer path',
      bonusCards: ['ferries', 'small-steps'],
      routes: [
        ['karlstad--ostersund', 'kem--murmansk', 'helsinki--imatra', 'apatity--kemijarvi'],
        ['helsinki--tallinn--1'],
      ],
      totals: [23, 23],
      ranking: [[1], [0]],
    },
    {
      name: 'then the win is shared, however long the paths are',
      bonusCards: ['ferries', 'small-steps'],
      routes: [['karlstad--ostersund'], ['helsinki--imatra', 'bergen--lillehammer', 'apatity--kemijarvi']],
      totals: [10, 10],
      ranking: [[0, 1]],
    },
  ];
  it.each(cases)('$name', ({ totals, ranking, ...situation }) => {
    expect(outcome({ map: nordic, ...situation })).toEqual({ totals, ranking });
  });
});

describe('SCORE-6 a map with all four tie-breaks goes through them in its order', () => {
  const cases: TieCase[] = [
    {
      name: 'completed tickets, before fewer stations',
      bonusCards: ['tunnels'],
      routes: [
        ['ash--dale', 'ash--birch--1'],
        ['cedar--fern', 'elm--fern--2', 'heath--isle'],
      ],
      tickets: [[], ['cedar--elm']],
      stations: [[], ['kiln']],
      totals: [25, 25],
      ranking: [[1], [0]],
    },
    {
      name: 'fewer stations, before the longer path',
      bonusCards: ['capitals'],
      routes: [['dale--glen'], ['birch--cedar--1', 'heath--moor', 'ash--dale']],
      stations: [['kiln', 'isle']],
      totals: [21, 21],
      ranking: [[1], [0]],
    },
    {
      name: 'the longer path, before bonus cards',
      bonusCards: ['small-steps'],
      routes: [['heath--isle', 'ash--birch--1', 'elm--fern--2', 'glen--moor'], ['dale--glen']],
      totals: [29, 29],
      ranking: [[1], [0]],
    },
    {
      name: 'bonus cards',
      bonusCards: ['locomotives'],
      hands: [{}, { locomotive: 1 }],
      routes: [
        ['birch--cedar--1', 'heath--moor'],
        ['ash--dale', 'ash--birch--1'],
      ],
      totals: [30, 30],
      ranking: [[1], [0]],
    },
    {
      name: 'and then the place is shared',
      bonusCards: ['locomotives'],
      hands: [{}, {}],
      routes: [['birch--cedar--1'], ['heath--moor']],
      totals: [26, 26],
      ranking: [[0, 1]],
    },
  ];
  it.each(cases)('$name', ({ totals, ranking, ...situation }) => {
    expect(outcome({ map: 'everything', ...situation })).toEqual({ totals, ranking });
  });

  it('the bonus for the longest path is no card that could break a tie', () => {
    const situation: Situation = {
      map: withRules('everything', { tieBreaks: ['bonusCards'] }),
      bonusCards: ['small-steps'],
      routes: [['dale--glen'], ['heath--isle', 'ash--birch--1', 'elm--fern--2', 'glen--moor']],
    };
    expect(outcome(situation)).toEqual({ totals: [29, 29], ranking: [[1], [0]] });
  });
});
