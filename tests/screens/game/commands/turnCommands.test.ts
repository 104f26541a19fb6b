import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCOMOTIVE } from '../../../../src/engine/cards.ts';
import { en } from '../../../../src/i18n/en.ts';
import { type LastTouch, touchedNow, UNTOUCHED } from '../../../../src/screens/game/board/touched.ts';
import { COMMANDS, commandOfKey, KEYS_OF_COMMANDS } from '../../../../src/screens/game/commands/commands.ts';
import { commandsOf, type TurnCommands } from '../../../../src/screens/game/commands/turnCommands.ts';
import type { OpenTable } from '../../../../src/table/openTable.ts';
import { anEvening, atFirstTurn, type Evening, handOf, type MemoryShelf } from '../../../support/games/aTable.ts';

const TOLD = { title: 'Ben: 4 points', words: '41 trains' };

let table: OpenTable;
let shelf: MemoryShelf;
let last: LastTouch;
let hints: number;
let confirms: boolean;
let hands: TurnCommands;

// What is refused is heard, where there is a page.
beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
beforeEach(async () => sitAt(await atFirstTurn()));

function sitAt(evening: Evening): void {
  ({ table, shelf } = evening);
  table.reveal();
  last = UNTOUCHED;
  hints = 1;
  confirms = true;
  hands = commandsOf(table, en, {
    setLast: (change) => {
      last = change(last);
    },
    setRefilled: () => undefined,
    askHint: () => {
      hints = 1;
    },
    sendAway: () => {
      hints = 0;
    },
    confirmsTickets: () => confirms,
    openRoutes: () => undefined,
    openKeys: () => undefined,
  });
}

const held = () => handOf(table).view.hand.findIndex((count) => count > 0);
const ticketHeld = () => handOf(table).view.tickets[0] ?? -1;

/** What a finger can touch, by what is then on the screen. */
const TOUCHES = {
  color: () => hands.draft({ step: 'card', card: held() }),
  claim: () => hands.draft({ step: 'route', route: 5 }),
  'confirm tickets': () => hands.draft({ step: 'draw tickets' }),
  asking: () => hands.claim(),
  ticket: () => hands.light(ticketHeld()),
  city: () => hands.lookAt(3),
  told: () => hands.tell(TOLD),
} as const;
type Touchable = keyof typeof TOUCHES;
const ALL = Object.keys(TOUCHES) as readonly Touchable[];

/** Everything that the screen is about now. */
function onScreen(): readonly string[] {
  const { draft } = handOf(table);
  const touched = Object.entries(touchedNow(last, draft)).flatMap(([name, what]) => (what === null ? [] : [name]));
  return [...(draft === null ? [] : [draft.kind]), ...touched];
}

/** Where the second touch is no new thing. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // What is touched once more is put down.
  'color color': [],
  'asking asking': [],
  'ticket ticket': [],
  'city city': [],
  // A card of the hand is a way to pay.
  'claim color': ['claim'],
  // Whoever pays may ask about a player and go on.
  'claim told': ['claim', 'told'],
};

describe('what a player has touched', () => {
  for (const first of ALL) {
    it(`is one thing at a time, after ${first}`, () => {
      for (const second of ALL) {
        hands.draft({ step: 'drop' });
        TOUCHES[first]();
        expect(onScreen()).toEqual([first]);
        TOUCHES[second]();
        expect([second, onScreen()]).toEqual([second, OTHERWISE[`${first} ${second}`] ?? [second]]);
      }
    });
  }

  it('sends a hint away', () => {
    for (const touch of ALL) {
      hints = 1;
      TOUCHES[touch]();
      expect([touch, hints]).toEqual([touch, 0]);
    }
  });

  it('is forgotten as soon as something else is done with what was begun', () => {
    TOUCHES.claim();
    TOUCHES.told();
    table.draft({ step: 'drop' });
    expect(onScreen()).toEqual([]);
  });

  it('is forgotten with every action', () => {
    TOUCHES.ticket();
    hands.act({ type: 'drawCard', from: -1 });
    expect(onScreen()).toEqual([]);
  });
});

describe('a hint', () => {
  it('puts down what was begun', () => {
    hands.draft({ step: 'route', route: 5 });
    hands.hint();
    expect([handOf(table).draft, hints]).toEqual([null, 1]);
  });

  it('leaves the choice of tickets as it is, which the rules wait for', async () => {
    sitAt(await anEvening());
    const [ticket = -1] = handOf(table).view.offer;
    hands.draft({ step: 'ticket', ticket });
    hands.hint();
    expect([handOf(table).draft, hints]).toEqual([{ kind: 'keep', kept: [ticket] }, 1]);
  });
});

describe('in a game without hints', () => {
  it('whoever asks for one is told so', async () => {
    sitAt(await anEvening({ setup: { hints: false } }));
    hints = 0;
    hands.hint();
    expect([hints, touchedNow(last, handOf(table).draft).told]).toEqual([0, en.computers.hint.off]);
  });
});

describe('new tickets', () => {
  it('are asked for twice, as they cannot be given back', () => {
    hands.tickets();
    expect([handOf(table).draft?.kind, handOf(table).view.table.phase]).toEqual(['confirm tickets', 'turn']);
  });

  it('are there at once where nobody wants to be asked', async () => {
    confirms = false;
    hands.tickets();
    await vi.waitFor(() => expect(handOf(table).view.table.phase).toBe('tickets'));
  });
});

describe('no press is lost without a word', () => {
  const told = () => touchedNow(last, handOf(table).draft).told;

  /** Whatever is written stands still until then. */
  function stall(): () => void {
    let finish: () => void = () => undefined;
    void shelf.write([], undefined, new Promise<void>((done) => (finish = done)));
    return finish;
  }

  it('says that the last move is being saved, until it is', async () => {
    const finish = stall();
    hands.deck();
    hands.deck();
    hands.undo();
    await vi.waitFor(() =>
      expect(told()).toEqual({ title: 'One moment', words: 'Your last move is still being saved.' }),
    );
    finish();
    await vi.waitFor(() => expect(handOf(table).beat).not.toBeNull());
    await vi.waitFor(() => expect(told()).toBeNull());
  });

  it('also where what was begun is finished', async () => {
    const finish = stall();
    shelf.clear();
    await vi.waitFor(() => expect(table.state.getState().saving).toBe('saving'));
    hands.tickets();
    hands.finish();
    hands.finish();
    await vi.waitFor(() => expect(told()?.title).toBe('One moment'));
    finish();
    await vi.waitFor(() => expect(handOf(table).draft).toMatchObject({ kind: 'keep' }));
  });

  it('and says why not where the rules refuse', async () => {
    hands.deck();
    await vi.waitFor(() => expect(handOf(table).view.table.phase).toBe('drawing'));
    hands.tickets();
    expect([told()?.title, handOf(table).draft]).toEqual(['Not now', null]);
    hands.pass();
    await vi.waitFor(() => expect(told()?.title).toBe('Not now'));
  });
});

describe('keys', () => {
  const told = () => touchedNow(last, handOf(table).draft).told;

  it('take the card at a place of the row, and say why not where it is closed', async () => {
    const { row } = handOf(table).view.table;
    const plain = row.findIndex((card) => card !== LOCOMOTIVE);
    const before = handOf(table).view.hand[row[plain] ?? -1] ?? 0;
    hands.card(plain);
    await vi.waitFor(() => expect(handOf(table).view.table.phase).toBe('drawing'));
    expect(handOf(table).view.hand[row[plain] ?? -1]).toBe(before + 1);
  });

  it('do not end a turn that is not done, and say so', () => {
    hands.endTurn();
    expect([table.state.getState().scene.kind, told()?.words]).toEqual([
      'hand',
      'Your turn is not done yet: do one thing first.',
    ]);
  });

  it('say that there is nothing to undo', async () => {
    hands.undo();
    await vi.waitFor(() => expect(told()?.words).toBe('Nothing has been done in this turn yet.'));
  });

  it('draw no third card after a turn is done, and say so', async () => {
    hands.deck();
    await vi.waitFor(() => expect(handOf(table).view.table.phase).toBe('drawing'));
    hands.deck();
    await vi.waitFor(() => expect(handOf(table).beat).not.toBeNull());
    for (const press of [hands.deck, hands.draw, hands.tickets, hands.station, () => hands.card(0)]) {
      hands.tell(TOLD);
      press();
      expect(told()?.words).toBe('Your turn is done. Pass the tablet on.');
    }
  });
});

describe('the list of commands', () => {
  const names = Object.keys(COMMANDS);

  it('has the keys that people are told of', () => {
    const NAMES = {
      d: 'draw',
      r: 'routes',
      t: 'tickets',
      s: 'station',
      h: 'cover',
      z: 'undo',
      e: 'endTurn',
      i: 'hint',
    };
    for (const [key, name] of Object.entries(NAMES)) {
      expect([commandOfKey(key)?.name, commandOfKey(key.toUpperCase())?.name]).toEqual([name, name]);
    }
    expect(['0', '?', 'Escape'].map((key) => commandOfKey(key)?.name)).toEqual(['deck', 'keys', 'drop']);
    const places = ['1', '2', '3', '4', '5'].map(commandOfKey);
    expect(places).toEqual([0, 1, 2, 3, 4].map((nth) => ({ name: 'card', nth })));
    expect(commandOfKey('x')).toBeUndefined();
  });

  it('shows each key once, and every command that has one', () => {
    const shown = KEYS_OF_COMMANDS.flatMap(({ keys }) => keys);
    expect(new Set(shown).size).toBe(shown.length);
    for (const key of shown) expect(commandOfKey(key), key).toBeDefined();
    expect(KEYS_OF_COMMANDS.map(({ word }) => word(en))).not.toContain('');
  });

  it('gives no key two meanings', () => {
    const keys = Object.values(COMMANDS).flatMap((command) => ('keys' in command ? command.keys : []));
    const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
    expect(twice, 'keys that two commands have').toEqual([]);
    expect(keys, 'Enter presses the gold button').not.toContain('Enter');
  });

  it('names nothing that no button does', () => {
    const scenes = resolve(import.meta.dirname, '../../../../src/screens/game');
    const drawn = readdirSync(scenes, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => readFileSync(join(scenes, path), 'utf8'))
      .join('\n');
    // A card of the row is pressed itself; what lies around a game is opened from its board and its menu.
    const others = ['card', 'routes', 'keys'];
    const forgotten = names.filter(
      (name) => !others.includes(name) && !new RegExp(`<CommandButton\\s+of="${name}"`).test(drawn),
    );
    expect(forgotten, 'commands without a CommandButton').toEqual([]);
  });
});
