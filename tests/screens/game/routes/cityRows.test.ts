import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { ticketCities } from '../../../../src/screens/game/board/boardModel.ts';
import { cityRows } from '../../../../src/screens/game/routes/cityRows.ts';
import { aGame, type Situation } from '../../../support/games/aGame.ts';
import { mapFile } from '../../../support/maps/mapFiles.ts';

const COMPANY = { players: [{ name: 'Anna' }, { name: 'Ben' }] };
const { cities } = mapFile('europe');

function listOf(situation: Omit<Situation, 'map'>) {
  const view = viewFor(aGame({ map: 'europe', ...situation }).game, 0);
  return { view, rows: cityRows(en, view, COMPANY) };
}

describe('STN-1 the list of cities for a station', () => {
  test('has every city of the board once, those of the own tickets first', () => {
    const { view, rows } = listOf({});
    expect(rows.map(({ city }) => city).sort((a, b) => a - b)).toEqual(cities.map((_, city) => city));
    const own = new Set(ticketCities(view));
    expect(own.size).toBeGreaterThan(0);
    const firsts = rows.slice(0, own.size);
    expect(new Set(firsts.map(({ city }) => city))).toEqual(own);
    for (const { onTicket, label } of firsts) {
      expect(onTicket).toBe('On your ticket');
      expect(label).toContain(', on your ticket. ');
    }
  });

  test('says of each city how many routes lead there, and where they go', () => {
    const { rows } = listOf({});
    const wien = rows.find(({ name }) => name === 'Wien');
    expect(wien?.label).toMatch(/^Wien.* \d+ routes?: \d+ free\. To .*Budapest/);
  });
});
