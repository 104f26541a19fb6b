import { describe, expect, it } from 'vitest';
import type { BonusCount } from '../../../../src/engine/map.ts';
import { en } from '../../../../src/i18n/en.ts';
import { bonusWords } from '../../../../src/screens/company/bonusWords.ts';
import { mapFile } from '../../../support/maps/mapFiles.ts';

const EVERY: readonly BonusCount[] = [
  { what: 'locomotivesInHand' },
  { what: 'trainsLeft' },
  { what: 'countries' },
  { what: 'longestPath' },
  { what: 'routesOfLength', length: 1 },
  { what: 'routesOfKind', kind: 'plain' },
  { what: 'routesOfKind', kind: 'ferry' },
  { what: 'routesOfKind', kind: 'tunnel' },
  { what: 'routesTo', city: { country: 'NO' } },
  { what: 'routesTo', city: { capital: true } },
  { what: 'routesTo', city: { arctic: true } },
  { what: 'ticketsTo', city: { country: 'NO' } },
  { what: 'ticketsTo', city: { capital: true } },
  { what: 'ticketsTo', city: { arctic: true } },
  { what: 'routesTo', city: { country: 'NO', arctic: true } },
  { what: 'ticketsTo', city: { country: 'NO', arctic: true } },
  { what: 'ticketsWorthAtMost', points: 5 },
];
const nordic = mapFile('nordic');
const iconOf = (counts: BonusCount) => bonusWords(en.final, nordic, counts).icon;

describe('a bonus plate', () => {
  it('has a drawing of its own for everything that can be counted', () => {
    expect(new Set(EVERY.map(iconOf)).size).toBe(EVERY.length);
  });

  it('can be told from every other of the same board', () => {
    const cards = nordic.bonusCards ?? [];
    expect(cards).toHaveLength(11);
    expect(new Set(cards.map(({ counts }) => iconOf(counts))).size).toBe(cards.length);
  });
});
