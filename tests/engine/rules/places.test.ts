import { describe, expect, it } from 'vitest';
import { mapOf } from '../../support/games/aGame.ts';
import { outcome, type TieCase } from '../../support/games/outcome.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');

describe('SCORE-6 the same order decides all places', () => {
  const cases: TieCase[] = [
    {
      name: 'usa: first, then a ticket, then two with equal paths, then a shorter path',
      map: usa,
      routes: [
        ['chicago--duluth', 'little-rock--nashville'],
        ['denver--omaha', 'atlanta--nashville'],
        ['denver--santa-fe', 'el-paso--santa-fe'],
        ['calgary--winnipeg', 'helena--winnipeg'],
        ['duluth--winnipeg', 'dallas--houston--1'],
      ],
      tickets: [[], [], ['denver--el-paso']],
      totals: [8, 8, 8, 32, 8],
      ranking: [[3], [2], [1, 4], [0]],
    },
    {
      name: 'europe: first, then a ticket, then the fewer stations and the longer path',
      map: europe,
      routes: [
        ['barcelona--marseille', 'berlin--wien'],
        ['lisboa--madrid', 'kharkov--rostov', 'amsterdam--bruxelles'],
        ['athina--brindisi'],
        ['essen--frankfurt', 'essen--kobenhavn--1'],
        ['petrograd--stockholm'],
      ],
      tickets: [[], [], [], ['frankfurt--kobenhavn']],
      stations: [['sofia'], [], [], ['cadiz']],
      totals: [19, 19, 19, 19, 43],
      ranking: [[4], [3], [2], [1], [0]],
    },
    {
      name: 'nordic: first, then a ticket, then two bonus cards, then two who share the last place',
      map: nordic,
      bonusCards: ['ferries', 'small-steps'],
      routes: [
        ['kem--lieksa', 'helsinki--imatra', 'boden--storuman', 'apatity--kirkenes', 'karesuando--kemijarvi'],
        ['karlstad--ostersund', 'kem--murmansk', 'kuopio--vaasa'],
        ['helsinki--tallinn--1'],
        ['bergen--lillehammer', 'lillehammer--trondheim--1', 'boden--umea--1', 'riga--tallinn--1', 'imatra--kuopio'],
        ['karlstad--sundsvall', 'kemijarvi--kostomuksha', 'kuopio--lahti--1', 'ostersund--storuman', 'oulu--vaasa'],
      ],
      tickets: [[], [], [], ['bergen--trondheim']],
      totals: [23, 24, 23, 23, 23],
      ranking: [[1], [3], [2], [0, 4]],
    },
    {
      name: 'a ticket completed through a station counts',
      map: europe,
      routes: [
        ['essen--frankfurt', 'lisboa--madrid'],
        ['essen--kobenhavn--1', 'amsterdam--bruxelles'],
      ],
      tickets: [[], ['frankfurt--kobenhavn']],
      stations: [[], ['frankfurt']],
      totals: [28, 28],
      ranking: [[1], [0]],
    },
    {
      name: 'a bonus card shared in a tie counts as won by each',
      map: nordic,
      bonusCards: ['ferries', 'small-steps'],
      routes: [
        ['karlstad--ostersund', 'kem--murmansk', 'helsinki--imatra', 'apatity--kemijarvi'],
        ['helsinki--tallinn--1'],
        ['helsinki--tallinn--2'],
      ],
      totals: [23, 23, 23],
      ranking: [[1, 2], [0]],
    },
  ];
  it.each(cases)('$name', ({ totals, ranking, ...situation }) => {
    expect(outcome(situation)).toEqual({ totals, ranking });
  });
});
