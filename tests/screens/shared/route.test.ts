import { describe, expect, test } from 'vitest';
import {
  type Address,
  arrive,
  enter,
  go,
  HOME,
  hashFor,
  type NavigationStep,
  readAddress,
  type Stand,
} from '../../../src/screens/shared/route.ts';

const SETUP: Address = { screen: 'new', board: null };
const RESUME: Address = { screen: 'resume' };
const GAME: Address = { screen: 'game', id: 'a1b2' };
const RULES: Address = { screen: 'rules', chapter: null, board: null };
const TUNNELS: Address = { screen: 'rules', chapter: 'tunnels', board: 'europe' };
const nothingOpen = () => false;

/** A browser's history: entries one above the other, and which of them is shown. */
class Browser {
  entries: Stand[];
  at = 0;
  stand: Stand;
  /** Sheets that lie open on the screen. */
  sheets = 0;

  constructor(first: Address = HOME) {
    this.entries = [{ shown: first, above: false }];
    this.stand = { shown: first, above: false };
    this.#take(enter(this.#found()));
  }

  go(to: Address): void {
    this.#take(go(this.stand, to));
  }

  back(): 'stays' | 'leaves' {
    if (this.at === 0) return 'leaves';
    return this.#travel(-1);
  }

  forward(): void {
    if (this.at < this.entries.length - 1) this.#travel(1);
  }

  type(address: Address): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { shown: address, above: false }];
    this.#travel(1);
  }

  /** Hashes of all entries, lowest first. */
  get story(): readonly string[] {
    return this.entries.map(({ shown }) => hashFor(shown));
  }

  #travel(by: number): 'stays' {
    this.at += by;
    this.#take(arrive(this.stand, this.#found(), () => this.#closeSheet()));
    return 'stays';
  }

  #closeSheet(): boolean {
    this.sheets--;
    return this.sheets >= 0;
  }

  #found(): Stand {
    return this.entries[this.at] ?? this.stand;
  }

  #take({ stand, moves }: NavigationStep): void {
    this.stand = stand;
    for (const move of moves) this.#perform(move);
  }

  #perform(move: NavigationStep['moves'][number]): void {
    if (move === 'forward') {
      this.forward();
      return;
    }
    const isNew = move.how === 'push';
    if (isNew) this.at++;
    this.entries = [...this.entries.slice(0, this.at), move.entry, ...(isNew ? [] : this.entries.slice(this.at + 1))];
  }
}

describe('addresses', () => {
  test.each([
    ['', HOME],
    ['#/', HOME],
    ['#/new', SETUP],
    ['#/resume', RESUME],
    ['#/new/nordic', { screen: 'new', board: 'nordic' }],
    ['#/game/a1b2', GAME],
    ['#/rules', RULES],
    ['#/rules/tunnels', { screen: 'rules', chapter: 'tunnels', board: null }],
    ['#/rules/tunnels/europe', TUNNELS],
    ['#/gallery', { screen: 'gallery', hash: '#/gallery' }],
    ['#/gallery/usa?state=full', { screen: 'gallery', hash: '#/gallery/usa?state=full' }],
  ] as const)('%s is a screen', (hash, address) => {
    expect(readAddress(hash)).toEqual(address);
  });

  test.each([
    '#/game/',
    '#/game/a/b',
    '#/game/<script>',
    '#/new/a/b',
    '#/new/<script>',
    '#/rules/',
    '#/rules/a/b/c',
    '#/galleryx',
    '#top',
  ])('%s is nothing, so home', (hash) => {
    expect(readAddress(hash)).toEqual(HOME);
  });

  test('each address reads as what it was written for', () => {
    for (const address of [HOME, SETUP, RESUME, GAME, RULES, TUNNELS]) {
      expect(readAddress(hashFor(address))).toEqual(address);
    }
  });
});

describe('Back', () => {
  test('from the set-up leads home, and then out of the app', () => {
    const browser = new Browser();
    browser.go(SETUP);
    expect(browser.back()).toBe('stays');
    expect(browser.stand.shown).toEqual(HOME);
    expect(browser.back()).toBe('leaves');
  });

  test('from any chapter of the rules leads home in one step', () => {
    const browser = new Browser();
    browser.go(RULES);
    browser.go(TUNNELS);
    expect(browser.story).toEqual(['#/', '#/rules/tunnels/europe']);
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('a started game takes the place of its set-up, so one step leads home', () => {
    const browser = new Browser();
    browser.go(SETUP);
    browser.go(GAME);
    expect(browser.story).toEqual(['#/', '#/game/a1b2']);
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('after leaving a game there is no way forward into it', () => {
    const browser = new Browser();
    browser.go(GAME);
    browser.back();
    expect(browser.story).not.toContain('#/game/a1b2');
    browser.forward();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('however often games are opened and left, home lies one step below', () => {
    const browser = new Browser();
    for (let evening = 0; evening < 5; evening++) {
      browser.go({ screen: 'game', id: `evening${evening}` });
      expect(browser.entries).toHaveLength(2);
      if (evening % 2 === 0) browser.back();
      else browser.go(HOME);
      expect(browser.stand.shown).toEqual(HOME);
    }
    browser.back();
    expect(browser.back()).toBe('leaves');
  });

  test('closes an open sheet first, pushes nothing, and the game stays', () => {
    const browser = new Browser();
    browser.go(GAME);
    browser.sheets = 2;
    const before = browser.story;
    browser.back();
    expect(browser.stand.shown).toEqual(GAME);
    browser.back();
    expect(browser.stand.shown).toEqual(GAME);
    expect(browser.story).toEqual(before);
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('a rematch takes the place of the game before', () => {
    const browser = new Browser();
    browser.go(GAME);
    browser.go({ screen: 'game', id: 'again' });
    expect(browser.story).toEqual(['#/', '#/game/again']);
  });

  test('whoever comes straight to a game finds home below it', () => {
    const browser = new Browser(GAME);
    expect(browser.stand.shown).toEqual(GAME);
    expect(browser.story).toEqual(['#/', '#/game/a1b2']);
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('whoever resumes the last game finds home below it, and is not sent into it again', () => {
    const browser = new Browser(RESUME);
    browser.go(GAME);
    expect(browser.story).toEqual(['#/', '#/game/a1b2']);
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('a page that is loaded again stays where it is in the history', () => {
    expect(enter({ shown: GAME, above: true })).toEqual({ stand: { shown: GAME, above: true }, moves: [] });
  });

  test('an address that somebody types is shown', () => {
    const browser = new Browser();
    browser.type(GAME);
    expect(browser.stand).toEqual({ shown: GAME, above: true });
    browser.back();
    expect(browser.stand.shown).toEqual(HOME);
  });

  test('the gallery has its own steps', () => {
    const gallery: Address = { screen: 'gallery', hash: '#/gallery' };
    expect(arrive({ shown: HOME, above: false }, { shown: gallery, above: false }, nothingOpen)).toEqual({
      stand: { shown: gallery, above: false },
      moves: [],
    });
  });
});
