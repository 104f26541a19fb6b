import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/sparring/random.ts';
import type { Action } from '../../src/engine/actions.ts';
import { actionsOfKind, legalActions } from '../../src/engine/legal.ts';
import { stream } from '../../src/engine/random.ts';
import type { SeatView } from '../../src/engine/view.ts';
import { anEvening, handOf, hurriedPlayer, isOver, reopened, step } from '../support/games/aTable.ts';
import { MAP_IDS } from '../support/maps/mapFiles.ts';

const TABLES = MAP_IDS.flatMap((map) => [2, 3, 4, 5].map((players) => [map, players] as const));
const PATIENCE_MS = 60_000;

function eventsIn(text: string): unknown {
  return JSON.parse(text).events;
}

function drawOrElse(view: SeatView): Action {
  const [action] = legalActions(view);
  if (action === undefined) throw new Error('nothing can be done');
  return action;
}

describe('whole games through the commands of the table', () => {
  test.each(TABLES)(
    '%s with %i players comes to its result',
    async (map, players) => {
      const { table } = await anEvening({ map, players, seed: `whole ${map} ${players}` });
      const choose = hurriedPlayer(stream(`whole ${map}`, 'people', players));
      const order: number[] = [];
      while (!isOver(table)) {
        const { scene } = table.state.getState();
        if (scene.kind === 'curtain') order.push(scene.seat);
        await step(table, choose);
      }
      expect(order).toEqual(order.map((_, i) => i % players));
      expect(table.state.getState().scene).toMatchObject({ kind: 'final', result: { seats: { length: players } } });
      expect(table.log().at(-1)).toMatchObject({ what: 'ended' });
    },
    PATIENCE_MS,
  );

  test.each(MAP_IDS)(
    '%s: whoever closes the tablet after any action finds the same game again',
    async (map) => {
      const evening = await anEvening({ map, players: 3, seed: `again ${map}` });
      const { table } = evening;
      const random = stream(`again ${map}`, 'people');
      for (let i = 0; i < 50; i++) {
        await step(table, (view) => randomPlayer(view, random));
        const again = await reopened(evening);
        expect(again.exportText()).toBe(table.exportText());
        table.cover();
        const { scene, ...rest } = table.state.getState();
        expect(again.state.getState()).toEqual({ scene: expect.objectContaining({ kind: scene.kind }), ...rest });
        again.reveal();
        table.reveal();
        expect(again.state.getState().scene).toEqual(table.state.getState().scene);
      }
    },
    PATIENCE_MS,
  );

  test.each(MAP_IDS)(
    '%s: what can be taken back leads to the very game before it, and showed nobody anything',
    async (map) => {
      const { table } = await anEvening({ map, players: 2, seed: `undo ${map}` });
      const choose = hurriedPlayer(stream(`undo ${map}`, 'people'));
      let takenBack = 0;
      for (let i = 0; i < 120 && !isOver(table); i++) {
        table.reveal();
        const { beat } = handOf(table);
        const before = table.exportText();
        const { row, deckSize, ticketDeckSize } = handOf(table).view.table;
        await step(table, choose);
        const { scene } = table.state.getState();
        if (beat !== null || scene.kind !== 'hand' || !scene.undo.can) continue;
        // A card can only have been seen if it came from somewhere.
        expect(scene.view.table).toMatchObject({ deckSize, ticketDeckSize });
        expect(row).toEqual(expect.arrayContaining(scene.view.table.row.filter((card) => card >= 0)));
        await table.undo();
        expect(eventsIn(table.exportText())).toEqual(eventsIn(before));
        takenBack++;
        // Drawing cannot be taken back, so the game goes on.
        await step(table, (view) => (view.table.phase === 'turn' ? drawOrElse(view) : choose(view)));
      }
      expect(takenBack).toBeGreaterThan(5);
    },
    PATIENCE_MS,
  );

  test(
    'what ends the game can be taken back before everybody sees the result',
    async () => {
      const { table } = await anEvening({ map: 'europe', players: 2, seed: 'the last station' });
      const hurried = hurriedPlayer(stream('the last station', 'people'));
      // All stations are kept for the last turn, so that there is one to build.
      const choose = (view: SeatView): Action => {
        const action = hurried(view);
        const [station] = view.table.turnsLeft === 1 ? actionsOfKind(view, 'buildStation') : [];
        return station ?? (action.type === 'buildStation' ? drawOrElse(view) : action);
      };
      const ended = () => {
        const { scene } = table.state.getState();
        return scene.kind === 'hand' && scene.beat?.next === null && scene.undo.can;
      };
      while (!isOver(table) && !ended()) await step(table, choose);
      expect(JSON.parse(table.exportText())).toMatchObject({ ended: expect.any(String), result: expect.any(Object) });
      expect(await table.undo()).toEqual({ ok: true });
      expect(handOf(table)).toMatchObject({ beat: null, lastTurn: true });
      expect(Object.keys(JSON.parse(table.exportText()))).not.toEqual(expect.arrayContaining(['ended']));
      while (!isOver(table)) await step(table, choose);
    },
    PATIENCE_MS,
  );
});
