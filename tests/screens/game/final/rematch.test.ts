import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { withNames } from '../../../../src/screens/company/seatNames.ts';
import { choicesFor, rematchOf } from '../../../../src/screens/game/final/rematch.ts';
import { setupFaults } from '../../../../src/table/game/setup.ts';
import { mapOf } from '../../../support/games/aGame.ts';
import { anEvening } from '../../../support/games/aTable.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const bot = (name: string, level: 'easy' | 'normal' | 'hard' | 'expert', style: 'hub-builder' | 'blocker') =>
  ({ name, by: { kind: 'computer', level, style } }) as const;
const same = { map: usa, first: 'random', computers: 'same' } as const;

async function played(...computers: readonly ReturnType<typeof bot>[]) {
  const colors = ['green', 'yellow', 'black'] as const;
  const seats = [
    { name: 'Anna', color: 'red' as const },
    { name: 'Blue', color: 'blue' as const },
    ...computers.map((computer, i) => ({ ...computer, color: colors[i] ?? 'black' })),
  ];
  const { table } = await anEvening({ map: 'usa', setup: { seats, ticketDeck: 'grand', openHands: true } });
  return table.state.getState();
}

describe('a rematch', () => {
  test('is the same table on the same board, unless somebody wishes otherwise', async () => {
    const state = await played(bot('Oskar', 'normal', 'hub-builder'));
    const plan = rematchOf(en, state, same);
    expect(plan).toMatchObject({ mapId: 'usa', ticketDeck: 'grand', openHands: true, first: 'random' });
    expect(plan.seats.map(({ name }) => name)).toEqual(['Anna', '', 'Oskar']);
    expect(setupFaults({ ...plan, seats: withNames(en, plan.seats) }, usa)).toEqual([]);
  });

  test('may be on another board, with the deck of that board, and begin with anybody', async () => {
    const plan = rematchOf(en, await played(), { ...same, map: europe, first: 1 });
    expect(plan).toMatchObject({ mapId: 'europe', ticketDeck: null, first: 1 });
  });

  test('may be against others, as strong, whose names nobody here has', async () => {
    const state = await played(bot('Oskar', 'normal', 'hub-builder'), bot('Ingrid', 'hard', 'blocker'));
    const plan = rematchOf(en, state, { ...same, computers: 'others' });
    const [, , one, two] = plan.seats;
    expect(one?.by).toMatchObject({ level: 'normal' });
    expect(two?.by).toMatchObject({ level: 'hard' });
    expect([one?.name, two?.name]).not.toContain('Oskar');
    expect([one?.name, two?.name]).not.toContain('Ingrid');
    expect(setupFaults({ ...plan, seats: withNames(en, plan.seats) }, usa)).toEqual([]);
  });

  test('may be against stronger or weaker ones', async () => {
    const state = await played(bot('Oskar', 'normal', 'hub-builder'), bot('Viktor', 'expert', 'blocker'));
    const levels = (computers: 'stronger' | 'weaker') =>
      rematchOf(en, state, { ...same, computers }).seats.flatMap(({ by }) =>
        by?.kind === 'computer' ? [by.level] : [],
      );
    expect(levels('stronger')).toEqual(['hard', 'expert']);
    expect(levels('weaker')).toEqual(['easy', 'hard']);
  });

  test('asks about computers only where there are any, and offers nothing that changes nothing', async () => {
    expect(choicesFor(await played())).toEqual([]);
    expect(choicesFor(await played(bot('Pim', 'easy', 'hub-builder')))).toEqual(['same', 'others', 'stronger']);
    expect(choicesFor(await played(bot('Viktor', 'expert', 'blocker')))).toEqual(['same', 'others', 'weaker']);
  });
});
