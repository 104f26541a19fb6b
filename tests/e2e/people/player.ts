import type { MapData } from '../../../src/engine/map.ts';
import { en } from '../../../src/i18n/en.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';
import type { Chance } from '../../support/games/chance.ts';
import { Claimant } from './claimant.ts';
import { passCurtain } from './curtainWays.ts';
import { Diary } from './diary.ts';
import type { Person } from './person.ts';
import type { SeenButton } from './sight.ts';
import { bestColor, handOn } from './wishes.ts';

const { turn, claim, curtain, tickets, board, final } = en;
const KEEP = 'Keep ';
const TICKET = /^.* to .*, \d+ points?, /;

/** Plays for everybody at the table, by what the screen shows and nothing else. The same chance plays the same way. */
export class Player {
  readonly #diary = new Diary();
  readonly #person: Person;
  readonly #chance: Chance;
  readonly #boardName: string;
  readonly #claimant: Claimant;

  constructor(person: Person, chance: Chance, map: MapData, places: BoardFile) {
    this.#person = person;
    this.#chance = chance;
    this.#boardName = map.name;
    this.#claimant = new Claimant(person, chance, { map, places }, this.#diary);
  }

  /** How often what was done. */
  get did(): Readonly<Record<string, number>> {
    return this.#diary.did;
  }

  /** What nobody who plays should see. */
  get faults(): readonly string[] {
    return this.#diary.faults;
  }

  get isOver(): boolean {
    return this.#person.named(final.rematch.ask) !== undefined;
  }

  /** Does the next thing, whatever the screen asks for. */
  async step(): Promise<void> {
    const person = this.#person;
    const { heading } = person.sight;
    if (person.named(curtain.look)) return passCurtain(person, this.#chance, this.#diary);
    if (heading === turn.look.heading(this.#boardName)) return person.press(person.named(turn.look.back));
    if (heading.endsWith(tickets.title(''))) return this.#keepTickets();
    if (person.named(claim.tunnel.showAll) ?? person.named(claim.tunnel.backToBoard)) return this.#watchTunnel();
    if (person.starting(claim.tunnel.withdraw)) return this.#answerTunnel();
    if (person.starting(turn.action.done) ?? person.named(turn.action.result)) return this.#endTurn();
    if (person.named(turn.action.stop)) return this.#takeAnother();
    if (person.starting(`${turn.action.pass} ${turn.action.passNote}`)) return this.#pass();
    if (person.named(turn.action.draw)) return this.#chooseAction();
    throw person.fault('Nobody knows what to do here.');
  }

  async #keepTickets(): Promise<void> {
    const person = this.#person;
    this.#diary.count('tickets chosen');
    if (this.#chance.percent(15)) await this.#thereAndBack(tickets.lookAtMap, tickets.backToTickets);
    // What each shares with others is told behind its points, and changes with every choice.
    const offered = person.all((name) => TICKET.test(name)).map(({ name }) => TICKET.exec(name)?.[0] ?? name);
    const wanted = this.#chance.shuffled(offered).slice(0, this.#chance.between(1, offered.length));
    for (const ticket of wanted) await person.press(person.starting(ticket));
    for (const ticket of offered) {
      if (person.named(tickets.keepAtLeast(2)) === undefined) break;
      if (!person.starting(ticket)?.pressed) await person.press(person.starting(ticket));
    }
    const keep = person.find((name) => name.startsWith(KEEP) && /tickets?$/.test(name));
    if (keep === undefined || keep.off) throw person.fault('The tickets cannot be kept.');
    await person.press(keep);
  }

  async #thereAndBack(there: string, back: string): Promise<void> {
    await this.#person.press(this.#person.named(there));
    await this.#person.press(this.#person.named(back));
  }

  async #chooseAction(): Promise<void> {
    const person = this.#person;
    if (this.#chance.percent(8)) await this.#lookAround();
    if (person.named(turn.action.draw) === undefined) return;
    if (this.#chance.percent(5) && (await this.#drawTickets())) return;
    if (this.#chance.percent(6) && (await this.#claimant.buildStation())) return;
    if (this.#chance.percent(8) && (await this.#claimant.claimByKeyboard())) return;
    if (await this.#claimant.claimSomething()) return;
    return this.#drawCard();
  }

  /** What people do besides playing. */
  async #lookAround(): Promise<void> {
    const person = this.#person;
    const what = this.#chance.between(0, 5);
    if (what === 0) return this.#menuAndBack();
    if (what === 1) return person.press(person.named(turn.hand.cover));
    if (what === 2) return person.touch(person.find((name) => / to .*, \d+ points?, /.test(name)));
    if (what === 3) return person.touch(person.find((name) => /, on turn$/.test(name)));
    if (what === 4) return person.touch(person.named(board.zoomIn));
    return this.#bonusAndBack();
  }

  async #menuAndBack(): Promise<void> {
    const person = this.#person;
    await person.press(person.named(turn.menu));
    if (this.#chance.percent(50)) await person.press(person.starting(en.saves.log));
    await this.#closeSheet();
  }

  async #bonusAndBack(): Promise<void> {
    const bonus = this.#person.named(turn.bonus);
    if (bonus === undefined) return;
    await this.#person.press(bonus);
    await this.#closeSheet();
  }

  async #closeSheet(): Promise<void> {
    const person = this.#person;
    await person.press(person.sight.buttons.find(({ name, inDialog }) => inDialog && name === en.saves.dismiss));
  }

  async #drawTickets(): Promise<boolean> {
    const person = this.#person;
    const button = person.named(turn.action.tickets);
    if (button === undefined || button.off) return false;
    const deck = person.find((name) => name.startsWith(`${turn.action.tickets}, `));
    await person.press(deck !== undefined && this.#chance.percent(50) ? deck : button);
    if (this.#chance.percent(20)) {
      await person.press(person.named(turn.action.cancel));
      return false;
    }
    await person.press(person.find((name) => /^Draw \d tickets? keep/.test(name)));
    this.#diary.count('tickets drawn');
    return true;
  }

  /** Its cards are turned one by one; some cannot wait. */
  async #watchTunnel(): Promise<void> {
    const person = this.#person;
    const showAll = person.named(claim.tunnel.showAll);
    if (showAll !== undefined && this.#chance.percent(30)) await person.touch(showAll);
    else await person.lookAgain();
  }

  async #answerTunnel(): Promise<void> {
    const person = this.#person;
    const commit = person.starting(claim.tunnel.commit);
    const pays = commit !== undefined && this.#chance.percent(80);
    this.#diary.count(pays ? 'tunnel paid' : 'tunnel withdrawn');
    await person.press(pays ? commit : person.starting(claim.tunnel.withdraw));
  }

  async #drawCard(): Promise<void> {
    const person = this.#person;
    if (this.#chance.percent(10)) await person.press(person.named(turn.action.draw));
    await person.press(this.#cardToTake());
    this.#diary.count('first card');
  }

  #cardToTake(): SeenButton | undefined {
    const person = this.#person;
    const best = bestColor(handOn(person.sight));
    const faceUp = person.all((name) => name.endsWith(', take'));
    const wanted = faceUp.find(({ name }) => name.toLowerCase().startsWith(best));
    const deck = person.all((name) => name.startsWith(`${turn.action.deck}, `))[0];
    if (wanted !== undefined && this.#chance.percent(80)) return wanted;
    return (this.#chance.percent(60) ? deck : undefined) ?? this.#chance.oneOf(faceUp) ?? deck;
  }

  async #takeAnother(): Promise<void> {
    const person = this.#person;
    if (this.#chance.percent(10)) await person.touch(person.named(turn.card.closedLocomotive));
    if (this.#chance.percent(2)) return person.press(person.named(turn.action.stop));
    const button = this.#chance.percent(20) ? person.named(turn.action.deck) : this.#cardToTake();
    await person.press(button ?? person.named(turn.action.stop));
    this.#diary.count('second card');
  }

  async #pass(): Promise<void> {
    this.#diary.count('passed');
    await this.#person.press(this.#person.starting(turn.action.pass));
  }

  async #endTurn(): Promise<void> {
    const person = this.#person;
    const undo = person.named(turn.action.undo);
    if (undo !== undefined && this.#chance.percent(20)) {
      this.#diary.count('undone');
      return person.press(undo);
    }
    if (this.#chance.percent(3)) return person.press(person.named(turn.hand.cover));
    this.#diary.count('turns');
    await person.press(person.starting(turn.action.done) ?? person.named(turn.action.result));
  }
}
