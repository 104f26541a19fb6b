import { describe, expect, it } from 'vitest';
import {
  allTurned,
  atRest,
  cardsTurned,
  isOver,
  isSettled,
  nextStep,
  type OpenedTunnel,
  openedTunnel,
  pauseBefore,
  type Turning,
  turningNow,
} from '../../../../src/screens/game/pay/tunnelTurning.ts';
import { handOf } from '../../../support/games/aTable.ts';
import { tableBeforeTunnel } from '../../../support/games/tunnelGames.ts';

const tunnel = (owed: number, cards = 3): OpenedTunnel => ({
  route: 7,
  paid: [0, 0, 3],
  revealed: [2, 8, 5].slice(0, cards),
  owed,
});
const opens = (owed: number, still = false) => turningNow(atRest(null), tunnel(owed), still);
const looks = (turning: Turning) => [cardsTurned(turning), isSettled(turning), isOver(turning)];

/** What is seen from step to step, and how long each lasts. */
function course(begun: Turning): readonly (readonly unknown[])[] {
  const seen: (readonly unknown[])[] = [];
  let turning = begun;
  for (;;) {
    const pause = pauseBefore(turning);
    seen.push([...looks(turning), pause]);
    if (pause === null) return seen;
    turning = nextStep(turning);
  }
}

describe('the cards of a tunnel', () => {
  it('are turned one by one, and what is asked is told once the last one lies', () => {
    expect(course(opens(2))).toEqual([
      [0, false, false, 250],
      [1, false, false, 670],
      [2, false, false, 670],
      [3, false, false, 420],
      [3, true, true, null],
    ]);
  });

  it('are seen for a while where nothing is asked, before anything else shows that the route is claimed', () => {
    expect(course(opens(0))).toEqual([
      [0, false, false, 250],
      [1, false, false, 670],
      [2, false, false, 670],
      [3, false, false, 420],
      [3, true, false, 1_400],
      [3, true, true, null],
    ]);
  });

  it('lie face up together where nothing is to move, and still come before the words', () => {
    expect(course(opens(2, true))).toEqual([
      [3, false, false, 420],
      [3, true, true, null],
    ]);
  });

  it('are turned all at once by a tap, and further taps press nothing', () => {
    const shown = allTurned(opens(2));
    expect(looks(shown)).toEqual([3, false, false]);
    expect(allTurned(allTurned(shown))).toEqual(shown);
    expect(looks(nextStep(shown))).toEqual([3, true, true]);
  });

  it('go on from where they are while the tunnel is the same', () => {
    const half = nextStep(nextStep(opens(2)));
    expect(turningNow(half, tunnel(2), false)).toBe(half);
    expect(turningNow(half, { ...tunnel(2), paid: [0, 0, 5] }, false)).toBe(half);
  });

  it('lie face up for whoever comes to a tunnel that is open already', () => {
    for (const owed of [0, 2]) expect(looks(atRest(tunnel(owed)))).toEqual([3, true, true]);
  });

  it('begin anew for the next tunnel', () => {
    const next = { ...tunnel(1), revealed: [1, 1, 1] };
    expect(looks(turningNow(atRest(tunnel(2)), next, false))).toEqual([0, false, false]);
  });

  it('keep nobody waiting where none was left to turn', () => {
    expect(isOver(turningNow(atRest(null), tunnel(0, 0), false))).toBe(true);
    expect(isOver(atRest(null))).toBe(true);
  });
});

describe('the tunnel of a turn', () => {
  it('is the same one from its opening to its payment', async () => {
    const { table, action } = await tableBeforeTunnel('europe', ({ owed, canPay }) => owed > 0 && canPay);
    expect(openedTunnel(handOf(table))).toBeNull();
    await table.act(action);
    const opened = openedTunnel(handOf(table));
    expect(opened?.owed).toBeGreaterThan(0);
    await table.finish();
    expect(handOf(table).beat).not.toBeNull();
    const { route, revealed, owed } = openedTunnel(handOf(table)) ?? {};
    expect({ route, revealed, owed }).toEqual({
      route: opened?.route,
      revealed: opened?.revealed,
      owed: opened?.owed,
    });
  });

  it('is known also where it asked for nothing or was given up', async () => {
    const free = await tableBeforeTunnel('europe', ({ owed }) => owed === 0);
    await free.table.act(free.action);
    expect(openedTunnel(handOf(free.table))).toMatchObject({ owed: 0, revealed: { length: 3 } });
    const dear = await tableBeforeTunnel('europe', ({ owed }) => owed > 0);
    await dear.table.act(dear.action);
    const opened = openedTunnel(handOf(dear.table));
    await dear.table.act({ type: 'withdrawTunnel' });
    expect(openedTunnel(handOf(dear.table))?.revealed).toEqual(opened?.revealed);
  });
});
