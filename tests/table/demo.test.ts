import { describe, expect, test } from 'vitest';
import { aGameAt, type Demo, type Wish } from '../../src/table/demo.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { computer, person } from './computers/withComputers.ts';

function aDemo(map: MapId, changes: Partial<Demo> = {}): Demo {
  const seats = [
    { name: 'Anna', color: 'red' },
    { name: 'Ben', color: 'blue' },
  ] as const;
  return { map: mapFile(map), seats, seed: 'a demo', ...changes };
}

const atEnd: Wish = ({ scene }) => scene.kind === 'final';
const afterTurns =
  (turns: number): Wish =>
  ({ scene, table }) =>
    scene.kind === 'curtain' && table.table.turnsTaken === turns;

describe('a made-up game', { timeout: 60_000 }, () => {
  test.each(MAP_IDS)('%s: comes to its result, with tickets completed', async (map) => {
    const table = await aGameAt(aDemo(map), atEnd);
    const { scene } = table.state.getState();
    const tickets = scene.kind === 'final' ? scene.result.seats.flatMap((seat) => seat.tickets) : [];
    expect(tickets.some(({ completed }) => completed)).toBe(true);
  });

  test('is the same each time, and another with another seed', async () => {
    const [once, again, other] = await Promise.all([
      aGameAt(aDemo('europe'), afterTurns(20)),
      aGameAt(aDemo('europe'), afterTurns(20)),
      aGameAt(aDemo('europe', { seed: 'another' }), afterTurns(20)),
    ]);
    expect(again.exportText()).toBe(once.exportText());
    expect(other.exportText()).not.toBe(once.exportText());
  });

  test('may have computers in it, who do as much as is wished and wait', async () => {
    const seats = aDemo('usa').seats.map((seat, i) => ({ ...seat, by: i === 1 ? computer('hard') : person }));
    const hasDrawn: Wish = ({ scene }) => scene.kind === 'watch' && scene.did.some(({ what }) => what === 'drew');
    const [once, again] = [
      await aGameAt(aDemo('usa', { seats }), hasDrawn),
      await aGameAt(aDemo('usa', { seats }), hasDrawn),
    ];
    expect(once.state.getState().scene).toMatchObject({ kind: 'watch', seat: 1, view: { seat: 0 }, paused: true });
    expect(again.exportText()).toBe(once.exportText());
  });

  test('stops as soon as the table is as wished', async () => {
    const table = await aGameAt(aDemo('usa'), afterTurns(7));
    expect(table.state.getState()).toMatchObject({ scene: { kind: 'curtain' }, table: { table: { turnsTaken: 7 } } });
  });

  test('can be played on', async () => {
    const table = await aGameAt(aDemo('usa'), ({ scene }) => scene.kind === 'hand');
    const { scene } = table.state.getState();
    for (const ticket of scene.kind === 'hand' ? scene.view.offer : []) table.draft({ step: 'ticket', ticket });
    expect(await table.finish()).toEqual({ ok: true });
  });

  test('says that it is not saved where games are not kept', async () => {
    const kept = await aGameAt(aDemo('usa'), afterTurns(1));
    const lost = await aGameAt(aDemo('usa', { keeps: false }), afterTurns(1));
    expect(kept.state.getState().saving).toBe('saved');
    expect(lost.state.getState().saving).toBe('failed');
  });

  test('that never comes to what is wished ends with a sentence', async () => {
    await expect(aGameAt(aDemo('usa'), () => false)).rejects.toThrow('never comes to what is wished');
  });
});
