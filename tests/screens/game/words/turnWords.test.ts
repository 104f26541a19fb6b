import { describe, expect, test } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { CARDS, LOCOMOTIVE } from '../../../../src/engine/cards.ts';
import { en } from '../../../../src/i18n/en.ts';
import { plateFacts } from '../../../../src/screens/game/frame/plateWords.ts';
import { slipsOf } from '../../../../src/screens/game/frame/ticketSlips.ts';
import { cardName, HAND_ORDER } from '../../../../src/screens/game/words/cardNames.ts';
import { possibleFor } from '../../../../src/screens/game/words/possible.ts';
import { type Asking, isPlainPrompt, promptOf } from '../../../../src/screens/game/words/promptWords.ts';
import { lastRoundWords, nearEndWords } from '../../../../src/screens/game/words/signalWords.ts';
import { PERSON } from '../../../../src/table/game/opponents.ts';
import type { HandScene } from '../../../../src/table/session/scenes.ts';
import { aGame, type Situation } from '../../../support/games/aGame.ts';
import { anEvening, handOf } from '../../../support/games/aTable.ts';

const ROW = ['blue', 'green', 'white', 'black', 'locomotive'] as const;

/** The hand of a player in the middle of a game, nothing begun. */
function aHand(situation: Situation, extras: Partial<HandScene> = {}): HandScene {
  const view = aGame({ row: ROW, ...situation }).view();
  return {
    kind: 'hand',
    seat: view.seat,
    view,
    draft: null,
    beat: null,
    undo: { can: false, why: 'nothing done' },
    fresh: { cards: [], tickets: [] },
    moment: 0,
    lastTurn: false,
    ...extras,
  };
}

function said(scene: HandScene, asking: Asking | null = null, swept = false): string {
  const { title, words } = promptOf({ text: en, scene, name: 'Anna', asking, swept });
  return `${title}: ${words}`;
}

describe('the cards of a hand', () => {
  test('are the engine’s nine, each once', () => {
    expect(HAND_ORDER.map(cardName).sort()).toEqual([...CARDS].sort());
    expect(CARDS.map((_, card) => cardName(card))).toEqual(CARDS);
    expect(LOCOMOTIVE).toBe(LOCOMOTIVE);
  });

  test('lie red first and locomotives last, whatever their numbers are', () => {
    expect(HAND_ORDER.map(cardName).slice(0, 5)).toEqual(['red', 'orange', 'yellow', 'green', 'blue']);
    expect(HAND_ORDER.map(cardName).at(-1)).toBe('locomotive');
  });
});

describe('the prompt', () => {
  test('greets a player whose turn begins', () => {
    const scene = aHand({});
    expect(said(scene)).toBe('Your turn, Anna: Choose one action.');
    expect(isPlainPrompt(scene, null)).toBe(true);
    expect(isPlainPrompt(scene, 'draw')).toBe(false);
  });

  test.each([
    [['orange', 'orange'], 0, '2 cards taken: 2 orange from the table.'],
    [['orange', 'green'], 0, '2 cards taken: Orange and green from the table.'],
    [['locomotive'], 0, '1 card taken: A locomotive from the table.'],
    [['green'], 1, '2 cards taken: Green from the table, 1 card from the deck.'],
  ] as const)('counts cards of a kind that were taken: %j and %i blind', (names, blind, words) => {
    const faceUp = names.map((name) => CARDS.indexOf(name));
    const did = [{ at: 0, what: 'drew', seat: 0, faceUp, blind }] as const;
    expect(said(aHand({}, { beat: { next: 1, did } }))).toBe(words);
  });

  test('says what to touch after a button was pressed', () => {
    expect(said(aHand({}), 'draw')).toContain('face-up card');
    expect(said(aHand({}), 'claim')).toContain('route');
    expect(said(aHand({}), 'station')).toContain('city');
  });

  test('after the first card it asks for one more, and names the locomotive that is closed', () => {
    const game = aGame({ row: ROW, deckTop: ['red'] });
    game.draw('deck');
    const scene = aHand({}, { view: game.view() });
    expect(said(scene)).toContain('locomotive counts as two');
    expect(said(scene, null, true)).toContain('the whole row was replaced');
  });

  test('without a face-up locomotive it does not speak of one', () => {
    const game = aGame({ row: ['blue', 'green', 'white', 'black', 'red'] });
    game.draw('deck');
    expect(said(aHand({}, { view: game.view() }))).toBe('Take one more: From the table or the deck.');
  });

  test('warns before tickets are drawn, with the numbers that will count', () => {
    const draft = { kind: 'confirm tickets' } as const;
    expect(said(aHand({}, { draft }))).toContain('You will see 3 and must keep at least 1');
    expect(said(aHand({ ticketDeck: ['denver--el-paso', 'atlanta--chicago'] }, { draft }))).toContain('You will see 2');
  });

  test('tells whoever can do nothing to pass', () => {
    const scene = aHand({ hands: [{}, {}], row: [null, null, null, null, null], deck: [], ticketDeck: [] });
    expect(possibleFor(scene.view)).toEqual({ draw: false, claim: false, tickets: false, station: false, pass: true });
    expect(said(scene)).toContain('Pass your turn');
  });

  test('never names a card that came from the deck: others may hear it', async () => {
    const { table } = await anEvening();
    for (let step = 0; step < 2; step++) {
      table.reveal();
      const { view } = handOf(table);
      await table.act({ type: 'keepTickets', kept: view.offer });
    }
    table.reveal();
    await table.act({ type: 'drawCard', from: DECK });
    await table.act({ type: 'drawCard', from: DECK });
    const scene = handOf(table);
    expect(scene.beat).not.toBeNull();
    expect(said(scene)).toBe('2 cards taken: From the deck.');
  });
});

describe('what can be done', () => {
  test('a map with stations offers one to whoever can pay', () => {
    expect(possibleFor(aHand({ map: 'europe', hands: [{ red: 1 }] }).view).station).toBe(true);
    expect(possibleFor(aHand({ map: 'europe', hands: [{}] }).view).station).toBe(false);
    expect(possibleFor(aHand({ hands: [{ red: 1 }] }).view).station).toBe(false);
  });

  test('a player who can still draw need not pass', () => {
    expect(possibleFor(aHand({ hands: [{}] }).view)).toMatchObject({ draw: true, claim: false, pass: false });
  });
});

describe('signs of the end', () => {
  const players = [
    { name: 'Anna', color: 'red', by: PERSON },
    { name: 'Ben', color: 'blue', by: PERSON },
  ] as const;
  const stateOf = (situation: Situation) => ({ players, table: aGame({ row: ROW, ...situation }).view() });

  test('nothing is said while everybody has trains', () => {
    const state = stateOf({});
    expect(lastRoundWords(en, state, 0, false)).toBeNull();
    expect(nearEndWords(en, state, 0)).toBeNull();
  });

  test('from few trains on it says who could begin the last round', () => {
    const state = stateOf({ trains: [45, 8], hands: [{}, { red: 6 }] });
    expect(nearEndWords(en, state, 0)).toMatch(/^Ben has 8 trains left and could begin the last round/);
    expect(nearEndWords(en, state, 1)).toMatch(/^You have 8 trains left/);
  });

  test('in the last round it names who brought it on, and says when a turn is the last', () => {
    const game = aGame({ row: ROW, hands: [{ red: 2 }], trains: [4, 20] });
    game.claim('denver--santa-fe', { red: 2 });
    const state = { players, table: game.view() };
    expect(lastRoundWords(en, state, 1, true)).toEqual({
      title: 'Your last turn',
      words: 'Anna began the last round, with 2 trains left.',
    });
    expect(lastRoundWords(en, state, 0, false)).toEqual({
      title: 'Last round',
      words: 'You have 2 trains left. Everybody has one more turn.',
    });
  });
});

describe('tickets in the tray', () => {
  test('the unfinished come first, each with its way', () => {
    const view = aGame({
      row: ROW,
      tickets: [['denver--el-paso', 'atlanta--chicago']],
      routes: [['denver--santa-fe', 'el-paso--santa-fe']],
    }).view(0);
    const [open, done] = slipsOf(en, view);
    expect(open).toMatchObject({ name: 'Atlanta\u00a0– Chicago', state: 'open', placed: 0 });
    expect(open?.label).toMatch(/^Atlanta to Chicago, \d+ points, \d+ trains to go$/);
    expect(done).toMatchObject({ name: 'Denver\u00a0– El Paso', state: 'done', word: 'done', trains: 4, placed: 4 });
  });

  test('one that the trains do not reach is lost', () => {
    const view = aGame({ row: ROW, tickets: [['denver--el-paso']], trains: [3, 45] }).view(0);
    expect(slipsOf(en, view)[0]).toMatchObject({ state: 'risk', word: 'lost' });
  });
});

test('a plate counts stations only where the map has them', () => {
  expect(plateFacts(en, aGame({ row: ROW }).view(), 0)).not.toContain('station');
  expect(plateFacts(en, aGame({ row: ROW, map: 'europe', stations: [['wien']] }).view(), 0)).toContain(
    '2 stations left',
  );
});
