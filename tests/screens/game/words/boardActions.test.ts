import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../../../src/engine/board.ts';
import { legalActions } from '../../../../src/engine/legal.ts';
import type { MapData } from '../../../../src/engine/map.ts';
import { play, startGame } from '../../../../src/engine/play.ts';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { actionsOn, firstTurnWords, passWords } from '../../../../src/screens/game/words/boardActions.ts';
import { everythingMap } from '../../../support/maps/everythingMap.ts';
import { MAP_IDS, mapFile } from '../../../support/maps/mapFiles.ts';

const MAPS: readonly MapData[] = [...MAP_IDS.map(mapFile), everythingMap];

/** What the engine lets the first players begin a turn with, in the first rounds of a game in which all hoard cards. */
function begunBy(map: MapData): readonly string[] {
  const { game } = startGame(makeBoard(map, 2), 'what a board allows', 0);
  const seen = new Set<string>();
  for (let i = 0; i < 60 && game.table.phase !== 'over'; i++) {
    const legal = legalActions(viewFor(game, game.table.turn));
    if (game.table.phase === 'turn') for (const { type } of legal) seen.add(type);
    const next = legal.find(({ type }) => type === 'drawCard') ?? legal[0];
    if (next === undefined) throw new Error('nothing can be done');
    play(game, next);
  }
  return [...seen].sort();
}

describe('TURN-1 what the app says can be done in a turn', () => {
  test.each(MAPS.map((map) => [map.id, map] as const))('%s: is what the engine allows there', (_, map) => {
    expect([...actionsOn(map.rules)].sort()).toEqual(begunBy(map));
  });

  test.each(MAPS.map((map) => [map.id, map] as const))('%s: the first curtain names each of it', (_, map) => {
    const { words } = firstTurnWords(en, map.rules);
    for (const action of actionsOn(map.rules)) expect(words).toContain(en.claim.actions[action]);
  });

  test.each(MAPS.map((map) => [map.id, map] as const))('%s: so does a pass that is forced', (_, map) => {
    const { words } = passWords(en, map.rules);
    for (const action of actionsOn(map.rules)) expect(words).toContain(en.turn.outOfReach[action]);
  });

  test('a station is named where the board has some, and nowhere else', () => {
    const words = (id: 'usa' | 'europe') => firstTurnWords(en, mapFile(id).rules).words;
    expect(words('europe')).toBe(
      'One of these in every turn: draw cards, claim a route, draw tickets or build a station.',
    );
    expect(words('usa')).toBe('One of these in every turn: draw cards, claim a route or draw tickets.');
    expect(passWords(en, mapFile('europe').rules).words).toBe(
      'No card, route, ticket or station is within reach. Pass your turn.',
    );
    expect(passWords(en, mapFile('usa').rules).words).toBe('No card, route or ticket is within reach. Pass your turn.');
  });
});
