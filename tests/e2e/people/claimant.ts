import type { MapData } from '../../../src/engine/map.ts';
import { en } from '../../../src/i18n/en.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';
import type { Chance } from '../../support/games/chance.ts';
import type { Diary } from './diary.ts';
import type { Person } from './person.ts';
import { handOn, type SeenHand, sizeOf, spacesOf, trainsOn, withinReach } from './wishes.ts';

const { turn, claim, board } = en;
const MOST_TRIES = 3;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The board that is played on, and where everything lies on it. */
interface Ground {
  readonly map: MapData;
  readonly places: BoardFile;
}

/** Claims routes and builds stations, for whoever is on turn. Each answer says whether it came to that. */
export class Claimant {
  readonly #person: Person;
  readonly #chance: Chance;
  readonly #ground: Ground;
  readonly #diary: Diary;
  /** Routes that somebody was told they cannot have, by the heading of their turn. */
  readonly #refused = new Map<string, Set<number>>();

  constructor(person: Person, chance: Chance, ground: Ground, diary: Diary) {
    this.#person = person;
    this.#chance = chance;
    this.#ground = ground;
    this.#diary = diary;
  }

  async buildStation(): Promise<boolean> {
    const person = this.#person;
    const button = person.named(turn.action.station);
    if (button === undefined || button.off) return false;
    await person.press(button);
    const city = this.#chance.between(0, this.#ground.places.cities.length - 1);
    const place = this.#ground.places.cities[city];
    if (place === undefined || !(await person.touchBoard(`city ${city}`, [place]))) return false;
    await this.#closeList();
    return this.#pay(claim.station.commit, 'station');
  }

  async claimByKeyboard(): Promise<boolean> {
    const person = this.#person;
    await person.page.locator('.board-stage').focus();
    const keys = Array.from({ length: this.#chance.between(1, 5) }, () => this.#chance.oneOf(ARROWS) ?? 'ArrowUp');
    await person.key(...keys, 'Enter');
    await person.lookAgain();
    return this.#chooseListed('claimed by keyboard');
  }

  /** Tries the longest routes that the hand should be able to pay for. */
  async claimSomething(): Promise<boolean> {
    const hand = handOn(this.#person.sight);
    const trains = trainsOn(this.#person.sight);
    const refused = this.#refusedHere();
    const routes = withinReach(this.#ground.map, hand, trains).filter((id) => !refused.has(id));
    for (const route of routes.slice(0, MOST_TRIES)) {
      if (!this.#isWorthIt(route, hand, trains)) return false;
      if (await this.#claimRoute(route)) return true;
      refused.add(route);
    }
    return false;
  }

  #refusedHere(): Set<number> {
    const { heading } = this.#person.sight;
    const refused = this.#refused.get(heading) ?? new Set<number>();
    this.#refused.set(heading, refused);
    return refused;
  }

  #isWorthIt(route: number, hand: SeenHand, trains: number): boolean {
    const length = this.#ground.map.routes[route]?.length ?? 0;
    return length > 4 || trains < 12 || sizeOf(hand) > 9 + 2 * (4 - length) || this.#chance.percent(10);
  }

  async #claimRoute(route: number): Promise<boolean> {
    const person = this.#person;
    if (this.#chance.percent(10)) await person.press(person.named(turn.action.claim));
    if (!(await this.#touchRoute(route))) return false;
    if (person.sight.buttons.some(({ inDialog }) => inDialog)) return this.#chooseListed('claimed');
    return this.#pay(claim.commit, 'claimed');
  }

  /** On one of its spaces; where none is in sight, the whole board is shown first. */
  async #touchRoute(route: number): Promise<boolean> {
    const person = this.#person;
    const { id = '' } = this.#ground.map.routes[route] ?? {};
    const spaces = this.#chance.shuffled(spacesOf(this.#ground.places, route));
    if (await person.touchBoard(id, spaces)) return true;
    if (person.named(board.fit)?.off === false) await person.press(person.named(board.fit));
    if (await person.touchBoard(id, spaces)) return true;
    this.#diary.count(`out of sight: ${id}`);
    return false;
  }

  /** From the routes that lie under a finger, or that leave a city. */
  async #chooseListed(what: string): Promise<boolean> {
    const person = this.#person;
    const payable = person.sight.buttons.filter(({ name, inDialog }) => inDialog && name.endsWith(board.affordable));
    const choice = this.#chance.oneOf(payable);
    if (choice === undefined) {
      await this.#closeList();
      return false;
    }
    await person.press(choice);
    return this.#pay(claim.commit, what);
  }

  async #closeList(): Promise<void> {
    const person = this.#person;
    const close = person.sight.buttons.find(({ name, inDialog }) => inDialog && name === board.close);
    if (close?.covered) {
      this.#diary.complain('The list of routes cannot be closed: its button is covered.');
      await person.key('Escape');
      await person.lookAgain();
    } else if (close !== undefined) await person.press(close);
  }

  /** Pays for what was touched; false if it cannot be paid, and then the screen says why. */
  async #pay(commit: string, what: string): Promise<boolean> {
    const person = this.#person;
    const isCommit = (name: string) => name.startsWith(`${commit} ${claim.pays('')}`);
    if (person.find(isCommit) === undefined) {
      await person.press(person.named(claim.close));
      this.#diary.count('told why not');
      return false;
    }
    if (this.#chance.percent(25)) await this.#payOtherwise();
    if (this.#chance.percent(4)) {
      await person.press(person.named(turn.action.cancel));
      return false;
    }
    await person.press(person.find(isCommit));
    this.#diary.count(what);
    return true;
  }

  async #payOtherwise(): Promise<void> {
    const person = this.#person;
    const others = person.sight.buttons.filter(({ name, pressed, off }) => !off && !pressed && /, pay \d/.test(name));
    const other = this.#chance.oneOf(others);
    if (other !== undefined) await person.press(other);
    const more = person.named(claim.stepper.more);
    if (more !== undefined && !more.off && this.#chance.percent(50)) await person.touch(more);
    if (this.#chance.percent(50)) await this.#payByList();
    await person.touch(person.find((name) => /, (none|short \d|does not fit)$/.test(name)));
  }

  /** Where pairs can pay as well. */
  async #payByList(): Promise<void> {
    const person = this.#person;
    const open = person.named(claim.more.open);
    if (open === undefined) return;
    await person.press(open);
    const ways = person.sight.buttons.filter(({ inDialog, pressed, name }) => inDialog && !pressed && /^\d/.test(name));
    const close = person.sight.buttons.find(({ name, inDialog }) => inDialog && name === claim.more.close);
    await person.press(this.#chance.oneOf(ways) ?? close);
    this.#diary.count('paid by list');
  }
}
