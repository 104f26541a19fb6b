import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { afterWords } from '../../../../src/screens/game/final/afterthoughtWords.ts';
import { sureWords } from '../../../../src/screens/game/sheets/sureWords.ts';
import { seenNow } from '../../../../src/screens/game/watch/useRefilled.ts';
import { watchWords } from '../../../../src/screens/game/watch/watchWords.ts';
import { PERSON, type TablePlayer } from '../../../../src/table/game/opponents.ts';
import type { TableState, WatchScene } from '../../../../src/table/session/scenes.ts';
import { storiesOf } from '../../../../src/table/story/story.ts';
import { aGame } from '../../../support/games/aGame.ts';
import { claim, draw, eventsOf } from '../../../support/games/choices.ts';

const HARD = { kind: 'computer', level: 'hard', style: 'blocker' } as const;
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const anna: TablePlayer = { name: 'Anna', color: 'red', by: PERSON };
const bruno: TablePlayer = { name: 'Bruno', color: 'blue', by: HARD };
const cleo: TablePlayer = { name: 'Cleo', color: 'green', by: PERSON };

const WATCH: WatchScene = {
  kind: 'watch',
  seat: 0,
  view: null,
  thinking: false,
  did: [],
  paused: false,
  waits: false,
  isDemo: false,
  lastTurn: false,
};

describe('while a computer plays', () => {
  const game = aGame({ row: ROW, hands: [{ orange: 4 }] });
  const state = { players: [bruno, anna], table: viewFor(game.game, 'table') };
  const said = (scene: Partial<WatchScene>) => {
    const { title, words } = watchWords(en, state, { ...WATCH, ...scene });
    return `${title}: ${words}`;
  };

  test('it is said that it thinks, or that it waits', () => {
    expect(said({ thinking: true })).toContain('Bruno is thinking');
    expect(said({ paused: true })).toContain('Paused: Bruno waits');
    expect(said({})).toContain('Bruno is next');
  });

  test('what it did takes the place of that', () => {
    const did = storiesOf(eventsOf(aGame({ row: ROW }), draw(1)));
    expect(said({ did, thinking: true })).toBe('Bruno drew 1 card: green');
  });

  test('a claim is told with its cards, also when it begins the last round', () => {
    const last = aGame({ row: ROW, hands: [{ red: 2 }], trains: [4, 20] });
    const did = storiesOf(eventsOf(last, claim('denver--santa-fe', { red: 2 })));
    expect(did.map(({ what }) => what)).toContain('lastRound');
    expect(said({ did })).toBe('Bruno claimed Denver\u00a0– Santa Fe: 2 trains for 2 red.');
  });
});

describe('cards that were taken from the row', () => {
  const NONE: ReadonlySet<number> = new Set();

  test('their places are known as long as the turn lasts', () => {
    const first = seenNow({ turn: 1, row: [1, 2, 3], refilled: NONE }, 1, [1, 5, 3]);
    expect([...first.refilled]).toEqual([1]);
    expect([...seenNow(first, 1, [1, 5, 4]).refilled]).toEqual([1, 2]);
    expect(seenNow(first, 1, [1, 5, 3])).toBe(first);
  });

  test('in the next turn they are like the others', () => {
    const before = { turn: 1, row: [1, 5, 3], refilled: new Set([1]) };
    expect([...seenNow(before, 2, [1, 5, 3]).refilled]).toEqual([]);
  });
});

describe('before a seat is handed to a computer', () => {
  const scene = { kind: 'look', seat: 0 } as const;
  const sure = (state: Pick<TableState, 'scene' | 'players' | 'curtains'>) => sureWords(en, state, 0, 'Anna');

  test('it is said that the cards will be covered, if they lie open', () => {
    const open = { kind: 'hand', seat: 0 } as TableState['scene'];
    expect(sure({ scene: open, players: [anna, cleo], curtains: true })).toContain('Anna’s cards are covered');
    expect(sure({ scene, players: [anna, cleo], curtains: true })).toBe('A computer plays on for Anna.');
  });

  test('the last person is told that the rest will be a demo', () => {
    expect(sure({ scene, players: [anna, bruno], curtains: false })).toContain('nobody plays but computers');
  });
});

describe('what a computer was after', () => {
  const game = aGame({
    tickets: [['denver--el-paso', 'atlanta--chicago']],
    routes: [[], ['denver--santa-fe']],
  });
  const state = { players: [bruno, anna], table: viewFor(game.game, 'table') };
  const [ticket = -1, other = -1] = game.view(0).tickets;
  const thought = (lost: Parameters<typeof afterWords>[2]['lost'], completed: boolean) =>
    afterWords(en, state, {
      seat: 0,
      tickets: [ticket, other].map((each) => ({ ticket: each, points: 4, completed })),
      lost,
    });

  test('a ticket that somebody cut off is told with the route, its owner and the round', () => {
    const lost = [{ ticket, turn: 23, route: game.route('denver--santa-fe') }];
    expect(thought(lost, false)).toEqual([
      'Gave up Denver\u00a0– El Paso in round 12: Anna had taken Denver\u00a0– Santa Fe.',
      'Was still after Atlanta\u00a0– Chicago when the game ended.',
    ]);
  });

  test('a ticket for which there was no time is told as that', () => {
    expect(thought([{ ticket: other, turn: 40, route: null }], false)[0]).toMatch(/in round 21: it ran out of time\.$/);
  });

  test('tickets that were open to the end are named together', () => {
    expect(thought([], false)).toEqual([
      'Was still after Denver\u00a0– El Paso and Atlanta\u00a0– Chicago when the game ended.',
    ]);
  });

  test('where nothing was given up, that is said', () => {
    expect(thought([], true)).toEqual(['All 2 tickets went as planned.']);
    expect(thought([{ ticket, turn: 23, route: null }], true)).toEqual(['All 2 tickets went as planned.']);
    expect(afterWords(en, state, { seat: 0, tickets: [], lost: [] })).toEqual(['It held no tickets.']);
  });
});
