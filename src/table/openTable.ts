import type { StoreApi } from 'zustand/vanilla';
import type { Action } from '../engine/actions.ts';
import { at } from '../engine/lists.ts';
import { isOnTurn } from '../engine/view.ts';
import type { OpenedRecord } from '../formats/record.ts';
import type { Afterthought } from './computers/afterwards.ts';
import { Computers } from './computers/computers.ts';
import { computerTableOf } from './computers/computerTable.ts';
import { Hints } from './computers/hints.ts';
import { paceOf, USUAL_REINS } from './computers/pace.ts';
import { questionFor } from './computers/questions.ts';
import type { Hint, Thinker } from './computers/thinking.ts';
import { workerThinker } from './computers/workerThinker.ts';
import { byText, isComputer, loadTunedWeights, personSeats, type SeatBy } from './game/opponents.ts';
import { goesOnAtOnce, isDone, type Sitting, undoOf } from './game/sitting.ts';
import { afterAction, afterChangeOfSeat, cutBack, recordOf, summaryOf, type TableGame } from './game/tableGame.ts';
import { type NotThere, newsOf } from './saves/loadGame.ts';
import { type Hold, holdGame } from './saves/lock.ts';
import { fetchPlainly } from './saves/parts.ts';
import { type Kept, SAVED } from './session/kept.ts';
import { type ActOutcome, DONE, refused } from './session/outcomes.ts';
import type { TableState } from './session/scenes.ts';
import { Session } from './session/session.ts';
import { type Story, storiesOf } from './story/story.ts';
import type { TableDeps } from './tableDeps.ts';
import { type DraftStep, finished } from './turn/draft.ts';

export type { ActOutcome } from './session/outcomes.ts';

/**
 * A game being played. Screens read the state, which holds views and never the game, and call the commands; every change
 * is written down before the next action can be made.
 */
export class OpenTable {
  readonly state: Pick<StoreApi<TableState>, 'getState' | 'subscribe'>;
  readonly #session: Session;
  readonly #deps: TableDeps;
  readonly #gameId: string;
  readonly #computers: Computers;
  readonly #hints = new Hints(() => this.#hiredThinker());
  #thinker: Thinker | null = null;
  /** The game is being taken away from another tab. */
  #taking: Promise<ActOutcome> | null = null;
  #hold: Hold;
  readonly #stopListening: (() => void) | undefined;

  constructor(gameId: string, opened: OpenedRecord, deps: TableDeps, hold: Hold, { saving, news }: Kept = SAVED) {
    this.#deps = deps;
    this.#gameId = gameId;
    this.#hold = hold;
    this.#session = new Session(
      opened,
      hold.here,
      { saving: hold.here ? saving : 'elsewhere', news },
      {
        gameId,
        save: (game) => deps.saves.save(gameId, recordOf(game), summaryOf(game)),
        onOvertaken: (notThere) => this.lose(notThere),
        clock: deps.clock ?? (() => performance.now()),
      },
    );
    const table = computerTableOf(this.#session, () => this.#now());
    this.#computers = new Computers(table, () => this.#hiredThinker(), deps.pace ?? paceOf(() => USUAL_REINS));
    this.state = this.#session.store;
    this.#stopListening = deps.saves.onLost?.((why) => void this.#session.writeAgain(why));
  }

  /** Lets the computers move. A demo that was left waits until somebody goes on with it. */
  begin({ isNew }: { readonly isNew: boolean }): void {
    const isLeftDemo = !isNew && personSeats(this.#session.players).length === 0;
    if (isLeftDemo || this.#deps.paused === true) this.#computers.pause();
    else this.#computers.go();
  }

  /** Shows the hand of whoever is to take the tablet. */
  reveal(): void {
    this.#session.reveal();
  }

  /** Nothing of the seat stays in the state: not its view, not what it was half-way through. The only person's stays. */
  cover(): void {
    this.#session.cover();
    if (this.#session.scene.kind !== 'hand') this.#hints.cancel();
  }

  /** The public board, for everybody. */
  look(): void {
    this.#hints.cancel();
    this.#session.look();
  }

  draft(step: DraftStep): void {
    this.#session.draft(step);
  }

  /** Makes the action that the draft has come to. */
  finish(): Promise<ActOutcome> {
    const { scene } = this.#session;
    const action = scene.kind === 'hand' ? finished(scene.view, scene.draft) : null;
    return action === null ? Promise.resolve(refused({ code: 'unfinished' })) : this.act(action);
  }

  /** Resolves once the action is written down, or could not be. */
  act(action: Action): Promise<ActOutcome> {
    return this.#byHand(async (sitting) => {
      const acted = afterAction(this.#session.game, action, this.#now());
      if (!acted.ok) return refused(acted.refusal);
      this.#playOn();
      const { game } = acted;
      await (goesOnAtOnce(game.game.table, sitting, action) ? this.#handOn(game) : this.#session.change(game));
      return DONE;
    });
  }

  undo(): Promise<ActOutcome> {
    return this.#byHand(async (sitting) => {
      const { game } = this.#session;
      const undo = undoOf(game.events, sitting);
      if (!undo.can) return refused({ code: 'cannotUndo', why: undo.why });
      this.#playOn();
      await this.#session.change(cutBack(game, undo.to));
      return DONE;
    });
  }

  /** Hands the tablet on: to the next seat's curtain, to a computer, or to the result. */
  endTurn(): Promise<ActOutcome> {
    return this.#byHand(async (sitting) => {
      if (!isDone(this.#session.game.game.table, sitting)) return refused({ code: 'unfinished' });
      this.#playOn();
      await this.#handOn();
      return DONE;
    });
  }

  #handOn(game?: TableGame): Promise<void> {
    const written = this.#session.handOn(game);
    // A pause was for what went before: whoever hands on wants to see what comes.
    if (this.#deps.paused === true) this.#computers.go();
    else this.#computers.resume();
    return written;
  }

  /** Stops the computers where they are. */
  pause(): void {
    this.#computers.pause();
  }

  resume(): void {
    this.#computers.resume();
  }

  /** Where computers wait for a press after each move: the press. */
  goOn(): void {
    this.#computers.goOn();
  }

  /** One action of a computer, and a pause after it. */
  step(): Promise<void> {
    return this.#computers.step();
  }

  /** Somebody has read what happened to the saves. */
  dismissNews(): void {
    this.#session.dismissNews();
  }

  /** Hands a seat to a computer or takes it back, in the middle of its turn too. */
  async changeSeat(seat: number, by: SeatBy): Promise<ActOutcome> {
    this.#computers.stop();
    const outcome = await this.#session.queue.onceKept(() => this.#changeSeat(seat, by));
    this.#computers.go();
    return outcome;
  }

  async #changeSeat(seat: number, by: SeatBy): Promise<ActOutcome> {
    const { game, players, isHere } = this.#session;
    if (!isHere) return refused({ code: 'elsewhere' });
    if (game.game.table.phase === 'over') return refused({ code: 'gameOver' });
    if (byText(at(players, seat).by) === byText(by)) return DONE;
    this.#playOn();
    await this.#session.changeSeat(afterChangeOfSeat(game, seat, byText(by)), seat);
    return DONE;
  }

  /** What Hard would do with the open hand; null if it was covered or something was done before the answer came. */
  async hint(): Promise<Hint | null> {
    const { scene, game } = this.#session;
    if (scene.kind !== 'hand' || !isOnTurn(scene.view)) return null;
    return this.#hints.ask(questionFor(game, scene.seat));
  }

  /** What the computers were after; nothing before the result is shown. */
  async afterthoughts(): Promise<readonly Afterthought[]> {
    const { game, players } = this.#session;
    if (game.sitting !== null || !players.some(isComputer)) return [];
    const tuned = await loadTunedWeights(game.game.table.board.map.id);
    const { fetchPart = fetchPlainly } = this.#deps;
    const { afterwards } = await fetchPart(() => import('./computers/afterwards.ts'));
    return afterwards(game, tuned);
  }

  /** Takes the game away from the tab that plays it, and goes on from what that one wrote last. */
  playHere(): Promise<ActOutcome> {
    this.#taking ??= this.#takeOver().finally(() => {
      this.#taking = null;
    });
    return this.#taking;
  }

  async #takeOver(): Promise<ActOutcome> {
    const { saves, hold = holdGame } = this.#deps;
    // What was still to be written is refused by now: that must not be heard once the game is here again.
    await this.#session.queue.settled();
    if (this.#hold.here) return DONE;
    this.#hold = await hold({ gameId: this.#gameId, steal: true, onLost: () => this.lose() });
    const loaded = await saves.load(this.#gameId);
    if (!loaded.ok) this.lose(loaded);
    if (!loaded.ok || !this.#hold.here) return refused({ code: 'elsewhere' });
    this.#session.takeOver(loaded.opened, newsOf(loaded));
    this.begin({ isNew: false });
    return DONE;
  }

  /** Another tab has taken the game, or taken it away: nothing is shown, thought or written here any more. */
  lose(notThere: NotThere | null = null): void {
    this.#computers.stop();
    this.#hints.cancel();
    this.#hold.release();
    this.#hold = { ...this.#hold, here: false };
    this.#session.lose(notThere);
  }

  /** The public story so far, oldest first. */
  log(): readonly Story[] {
    return storiesOf(this.#session.game.events);
  }

  /** The whole record, secrets included, as a file has it. */
  exportText(): string {
    return JSON.stringify(recordOf(this.#session.game), null, 1);
  }

  close(): void {
    this.#stopListening?.();
    this.#computers.close();
    this.#hints.cancel();
    this.#thinker?.close();
    this.#hold.release();
  }

  /** A person goes on: what was asked or told before is over. */
  #playOn(): void {
    this.#hints.cancel();
    this.#session.dismissNews();
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  #hiredThinker(): Thinker {
    this.#thinker ??= this.#deps.thinker?.() ?? workerThinker(undefined, { fetchPart: this.#deps.fetchPart });
    return this.#thinker;
  }

  /** A command of the one whose hand is open. */
  #byHand(command: (sitting: Sitting) => Promise<ActOutcome>): Promise<ActOutcome> {
    return this.#session.queue.onceKept(async () => {
      const { game, scene, isHere } = this.#session;
      if (!isHere) return refused({ code: 'elsewhere' });
      if (scene.kind !== 'hand' || game.sitting === null) return refused({ code: 'covered' });
      const outcome = await command(game.sitting);
      return this.#session.isHere ? outcome : refused({ code: 'elsewhere' });
    });
  }
}
