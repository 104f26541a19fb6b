import { describe, expect, test } from 'vitest';
import { bringIn } from '../../../src/table/saves/bringIn.ts';
import { takeOut } from '../../../src/table/saves/takeOut.ts';
import { anEvening, outOfRoom } from '../../support/games/aTable.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';
import { KNOWN_MAPS, opened } from '../../support/records/records.ts';

describe('a game from a file', () => {
  test('is a game of its own, beside the one it was taken from', async () => {
    const { table, saves } = await anEvening({ map: 'nordic', players: 3 });
    const brought = await bringIn(table.exportText(), KNOWN_MAPS, saves);
    expect(brought).toMatchObject({ ok: true, mapId: 'nordic', names: ['Anna', 'Ben', 'Cleo'] });
    const { games } = await saves.list();
    expect(games).toHaveLength(2);
    expect(new Set(games.map(({ id }) => id)).size).toBe(2);
  });

  test('is the same game again after it was taken out, sealed or not', async () => {
    const { table, saves } = await anEvening({ map: 'europe' });
    const text = table.exportText();
    for (const secret of [true, false]) {
      const file = await takeOut({ mapId: 'europe', players: [{ name: 'Anna' }, { name: 'Ben' }], secret, text });
      expect(file === text).toBe(!secret);
      const brought = await bringIn(file, KNOWN_MAPS, saves, `brought ${secret}`);
      expect(brought).toMatchObject({ ok: true, mapId: 'europe' });
      const loaded = await saves.load(`brought ${secret}`);
      expect(loaded).toMatchObject({ ok: true, opened: { record: JSON.parse(text) } });
    }
  });

  test('a sealed file that is damaged says so, and nothing is kept', async () => {
    const { table, saves } = await anEvening();
    const file = await takeOut({ mapId: 'usa', players: [], secret: true, text: table.exportText() });
    const brought = await bringIn(file.slice(0, -30), KNOWN_MAPS, saves);
    expect(brought).toMatchObject({ ok: false, fault: expect.stringMatching(/^It is damaged/) });
    expect((await saves.list()).games).toHaveLength(1);
  });

  test('a file that is no game says why, and nothing is kept', async () => {
    const { saves } = await anEvening();
    const brought = await bringIn('{"format":"a poem"}', KNOWN_MAPS, saves);
    expect(brought).toMatchObject({ ok: false, why: 'fault', fault: expect.stringMatching(/^This is no game record/) });
    expect((await saves.list()).games).toHaveLength(1);
  });

  test('a damaged game that was taken out comes in again if the game inside is whole', async () => {
    const { table, saves, shelf } = await anEvening();
    const { gameId } = table.state.getState();
    const whole = shelf.things.get(`game:${gameId}`) as object;
    shelf.things.set(`game:${gameId}`, { ...whole, summary: 'torn off' });
    expect(await saves.load(gameId)).toMatchObject({ ok: false, why: 'damaged' });
    const found = await saves.damaged(gameId);
    if (found === null) throw new Error('it was not set aside');
    const file = await takeOut(found);
    expect(file).not.toContain('"seed"');
    for (const text of [file, found.text]) {
      expect(await bringIn(text, KNOWN_MAPS, saves)).toMatchObject({ ok: true, names: ['Anna', 'Ben'] });
    }
    expect((await saves.list()).games).toHaveLength(2);
  });

  test('a damaged game whose inside is broken says what is wrong with that', async () => {
    const { saves } = await anEvening();
    const found = { record: { format: 'railpass/record', version: 1 } };
    const text = JSON.stringify({ reason: 'It was dropped.', found, setAside: '2026-11-16T10:00:00Z' });
    expect(await bringIn(text, KNOWN_MAPS, saves)).toMatchObject({ ok: false, fault: 'map is missing.' });
  });

  test('a game on a map of its own, which nothing here could draw, is refused, and nothing is kept', async () => {
    const { table, saves } = await anEvening();
    const record = JSON.parse(table.exportText());
    const usa = mapFile('usa');
    const fairer = { ...usa, rules: { ...usa.rules, longestPathBonus: 11 } };
    for (const own of [
      { map: 'mine', mapData: { ...usa, id: 'mine' } },
      { mapVersion: 2, mapData: { ...usa, version: 2 } },
      { mapData: fairer },
      { mapData: { ...usa, tickets: usa.tickets.slice(1) } },
      { mapData: {} },
    ]) {
      const brought = await bringIn(JSON.stringify({ ...record, ...own }), KNOWN_MAPS, saves);
      expect(brought).toMatchObject({ ok: false, why: 'fault', fault: expect.stringContaining('a map of its own') });
    }
    expect((await saves.list()).games).toHaveLength(1);
  });

  test('a map that travels with a game and is one of those here is as good as its name', async () => {
    const { table, saves, shelf } = await anEvening();
    const usa = { $schema: '../schema.json', ...mapFile('usa') };
    const text = JSON.stringify({ ...JSON.parse(table.exportText()), mapData: usa });
    const brought = await bringIn(text, KNOWN_MAPS, saves, 'brought');
    expect(brought).toMatchObject({ ok: true, mapId: 'usa' });
    expect(shelf.things.get('game:brought')).not.toHaveProperty('record.mapData');
  });

  test.each([
    ['in another case', ['Anna', 'anna', 'Cleo'], ['Anna', 'anna 2', 'Cleo']],
    ['in wide letters', ['Anna', 'Cleo', 'Ａｎｎａ'], ['Anna', 'Cleo', 'Ａｎｎａ 2']],
    ['but for what nobody sees', ['Anna', 'An\u200bna', 'ANNA'], ['Anna', 'Anna 2', 'ANNA 3']],
    ['and numbered already', ['Anna', 'anna', 'Anna 2'], ['Anna', 'anna 3', 'Anna 2']],
    [
      'as long as they may be',
      ['a'.repeat(40), 'A'.repeat(40), 'Cleo'],
      ['a'.repeat(40), `${'A'.repeat(38)} 2`, 'Cleo'],
    ],
  ])('tells players apart who are called the same, %s', async (_, names, apart) => {
    const { table, saves } = await anEvening({ players: 3 });
    const record = JSON.parse(table.exportText());
    const players = record.players.map((player: object, seat: number) => ({ ...player, name: names[seat] }));
    const brought = await bringIn(JSON.stringify({ ...record, players }), KNOWN_MAPS, saves, 'brought');
    expect(brought).toMatchObject({ ok: true, names: apart });
    const { games } = await saves.list();
    expect(games.find(({ id }) => id === 'brought')?.players.map(({ name }) => name)).toEqual(apart);
    expect(await saves.load('brought')).toMatchObject({
      opened: { record: { players: apart.map((name) => ({ name })) } },
    });
  });

  test('that was saved before names were compared opens as it is', async () => {
    const { table, saves } = await anEvening();
    const record = JSON.parse(table.exportText());
    const players = record.players.map((player: object) => ({ ...player, name: 'Anna' }));
    await saves.add('old', opened({ ...record, players }));
    expect(await saves.load('old')).toMatchObject({ ok: true, opened: { record: { players } } });
  });

  test('says when there is no room for it', async () => {
    const { table, shelf, saves } = await anEvening();
    shelf.broken = outOfRoom();
    expect(await bringIn(table.exportText(), KNOWN_MAPS, saves)).toEqual({ ok: false, why: 'full' });
  });
});
