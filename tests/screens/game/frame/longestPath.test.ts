import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { bonusWords } from '../../../../src/screens/company/bonusWords.ts';
import { pathWords } from '../../../../src/screens/game/words/pathWords.ts';
import { standingWords } from '../../../../src/screens/game/words/standingWords.ts';
import { PERSON } from '../../../../src/table/game/opponents.ts';
import { pathStanding } from '../../../../src/table/story/standings.ts';
import { aGame, mapOf } from '../../../support/games/aGame.ts';

const PLAYERS = [
  { name: 'Anna', color: 'red', by: PERSON },
  { name: 'Ben', color: 'blue', by: PERSON },
] as const;

function said(routes: readonly (readonly string[])[]): string {
  const standing = pathStanding(aGame({ routes }).view(0));
  if (standing === null) throw new Error('this map rewards it');
  return pathWords(en, standing, PLAYERS);
}

describe('SCORE-2 the longest path at the market', () => {
  test('is there from the first turn, before anybody leads', () => {
    expect(said([[], []])).toBe('Nobody has a route yet.');
  });

  test('names who leads and with how many trains', () => {
    expect(said([['dallas--el-paso'], ['calgary--winnipeg']])).toBe('Ben leads with 6 trains.');
  });

  test('goes on from claim to claim', () => {
    expect(said([['dallas--el-paso', 'el-paso--houston'], ['calgary--winnipeg']])).toBe('Anna leads with 10 trains.');
  });

  test('names all who are level', () => {
    expect(said([['calgary--winnipeg'], ['el-paso--houston']])).toBe('Anna and Ben are level with 6 trains.');
  });

  test('says the same rule wherever it is told', () => {
    const standing = pathStanding(aGame({}).view(0));
    const map = mapOf('usa');
    const asCard = bonusWords(en.final, map, { what: 'longestPath' }).words;
    expect(standing && standingWords(en, map, standing).words).toBe(asCard);
    expect(asCard).toBe('Most trains in one unbroken path. It may pass a city again, but no route.');
  });

  test('is called by its own name, and lies only where the map rewards it', () => {
    const standing = pathStanding(aGame({}).view(0));
    expect(standing && standingWords(en, mapOf('usa'), standing).name).toBe('Longest path');
    expect(pathStanding(aGame({ map: 'nordic' }).view(0))).toBeNull();
  });
});
