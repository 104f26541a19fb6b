import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import { Chance } from '../../support/games/chance.ts';
import { Diary } from './diary.ts';
import type { Keyboard } from './keyboard.ts';

const MOST_STEPS = 900;
const MOST_CITIES = 4;
const { turn, claim, curtain, tickets, final, board } = en;
const [PAID, WITHDRAWN] = ['tunnel paid', 'tunnel withdrawn'] as const;
const ROW = ['1', '2', '3', '4', '5'] as const;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** Plays for everybody at the table by keys alone: now by the list of routes, now by a walk over the board. */
export class KeyPlayer {
  readonly #keys: Keyboard;
  readonly #page: Page;
  readonly #chance: Chance;
  readonly #diary = new Diary();

  constructor(keys: Keyboard, seed: number) {
    this.#keys = keys;
    this.#page = keys.page;
    this.#chance = new Chance(seed);
  }

  /** How often what was done. */
  get did(): Readonly<Record<string, number>> {
    return this.#diary.did;
  }

  async playToTheEnd(): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await this.#keys.sees(final.rematch.ask)) return;
      await this.#step();
    }
    throw new Error('The game does not end.');
  }

  async #step(): Promise<void> {
    const keys = this.#keys;
    if (await keys.sees(curtain.look)) return this.#reveal();
    if ((await this.#page.locator('.keep-tickets').count()) > 0) return this.#keepTickets();
    if ((await keys.sees(turn.action.done)) || (await keys.sees(turn.action.result))) return keys.press('e');
    if (await keys.sees(claim.tunnel.withdraw)) return this.#answerTunnel();
    if (await keys.sees(turn.action.stop)) return this.#draw();
    if (await keys.sees(turn.action.pass)) return this.#pass();
    return this.#act();
  }

  async #reveal(): Promise<void> {
    this.#diary.count('hand-over');
    await this.#keys.reveal();
  }

  async #pass(): Promise<void> {
    this.#diary.count('passed');
    await this.#keys.press('Enter');
  }

  /** As many as one may, at the beginning; later now and then fewer. */
  async #keepTickets(): Promise<void> {
    this.#diary.count('tickets kept');
    await this.#keys.keepTickets(this.#chance.between(2, 3));
  }

  async #act(): Promise<void> {
    if (this.#chance.percent(8) && (await this.#buildStation())) return;
    if (this.#chance.percent(3) && (await this.#drawTickets())) return;
    if (this.#chance.percent(20) && (await this.#claimByWalk())) return;
    if (await this.#claimByList()) return;
    return this.#draw();
  }

  async #claimByList(): Promise<boolean> {
    await this.#keys.press('r');
    await expect(this.#page.getByRole('heading', { name: en.routeList.title })).toBeFocused();
    const payable = this.#page.locator('.route-row.payable');
    const names = await payable.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
    const tunnels = names.filter((name) => /\btunnel\b/.test(name));
    const wished = this.#wantsTunnel() && tunnels.length > 0 ? tunnels : names;
    const longest = names.indexOf(wished.toSorted((a, b) => trainsOf(b) - trainsOf(a))[0] ?? '');
    if (longest < 0) {
      await this.#keys.press('Escape');
      return false;
    }
    await this.#keys.press('/');
    await this.#keys.walkTo(payable.nth(longest));
    await this.#keys.press('Enter');
    await this.#commit('claimed by the list');
    return true;
  }

  /** From city to city, until the routes of one can be paid. */
  async #claimByWalk(): Promise<boolean> {
    const keys = this.#keys;
    const chooser = this.#page.locator('.route-chooser');
    for (let city = 0; city < MOST_CITIES; city++) {
      for (let steps = this.#chance.between(1, 4); steps > 0; steps--)
        await keys.press(this.#chance.oneOf(ARROWS) ?? 'ArrowUp');
      await keys.press('Enter');
      await expect(chooser).toBeVisible();
      const route = chooser.getByRole('button', { name: new RegExp(`${board.affordable}(, ${board.helpful})?$`) });
      if ((await route.count()) > 0) {
        await keys.walkTo(route.first());
        await keys.press('Enter');
        await this.#commit('claimed by a walk');
        return true;
      }
      await keys.press('Escape');
      await expect(this.#page.locator('.board-stage')).toBeFocused();
    }
    await keys.press('Escape');
    return false;
  }

  async #commit(what: string): Promise<void> {
    await this.#keys.gold(/^Claim route pays/);
    // The cards of a tunnel are turned one by one, and until then nothing can be pressed.
    await expect(this.#page.locator('button:enabled', { hasText: /^\s*(Done|See the result|Withdraw)/ })).toBeVisible();
    this.#diary.count(what);
  }

  async #answerTunnel(): Promise<void> {
    const pay = this.#page.getByRole('button', { name: /^Pay and claim/ });
    const isLeft = this.did[PAID] !== undefined && this.did[WITHDRAWN] === undefined;
    const pays = (await pay.count()) > 0 && !isLeft;
    await this.#keys.gold(pays ? /^Pay and claim/ : /^Withdraw/);
    await expect(this.#page.getByRole('button', { name: /^(Done|See the result)/ })).toBeVisible();
    this.#diary.count(pays ? PAID : WITHDRAWN);
  }

  /** A tunnel that asks for more is rare: one is opened wherever that can be, until one was paid and one left. */
  #wantsTunnel(): boolean {
    return this.did[PAID] === undefined || this.did[WITHDRAWN] === undefined;
  }

  async #buildStation(): Promise<boolean> {
    const keys = this.#keys;
    if (!(await isOpen(this.#page.getByRole('button', { name: turn.action.station, exact: true })))) return false;
    await keys.press('s');
    await expect(this.#page.getByText(turn.ask.station.title)).toBeVisible();
    await keys.press(this.#chance.oneOf(ARROWS) ?? 'ArrowUp');
    await keys.press('Enter');
    await expect(this.#page.locator('.route-chooser')).toBeVisible();
    await keys.press('Enter');
    const build = this.#page.getByRole('button', { name: /^Build station pays/ });
    await expect(build.or(this.#page.getByRole('button', { name: claim.close }))).toBeVisible();
    if ((await build.count()) === 0) {
      await keys.press('Escape');
      return false;
    }
    await keys.gold(/^Build station pays/);
    this.#diary.count('station');
    return true;
  }

  async #drawTickets(): Promise<boolean> {
    if (!(await isOpen(this.#page.getByRole('button', { name: turn.action.tickets, exact: true })))) return false;
    await this.#keys.press('t');
    await this.#keys.press('Enter');
    await expect(this.#page.getByRole('heading', { name: tickets.title('') })).toBeVisible();
    this.#diary.count('tickets drawn');
    return true;
  }

  /** From the row or the deck; a place may be empty or closed, and the deck too. */
  async #draw(): Promise<void> {
    const first = this.#chance.percent(50) ? ['0'] : [];
    for (const key of [...first, ...this.#chance.shuffled(ROW), '0'])
      if (await this.#brings(key)) return this.#diary.count(key === '0' ? 'card from the deck' : 'card from the row');
    if (await this.#keys.sees(turn.action.stop)) return this.#keys.gold(/^Stop here/);
    if (!(await this.#drawTickets())) throw new Error('Nothing can be done, and nobody may pass.');
  }

  async #brings(key: string): Promise<boolean> {
    const before = await this.#page.locator('.game-tray').getAttribute('data-moment');
    await this.#keys.press(key);
    return (await this.#page.locator('.game-tray').getAttribute('data-moment')) !== before;
  }
}

const trainsOf = (name: string) => Number(/, (\d+) trains?,/.exec(name)?.[1] ?? 0);

async function isOpen(button: Locator): Promise<boolean> {
  return (await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true';
}
