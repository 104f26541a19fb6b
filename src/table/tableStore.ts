import type { StoreApi } from 'zustand/vanilla';
import type { Action } from '../engine/actions.ts';
import { at } from '../engine/lists.ts';
import { isOnTurn } from '../engine/view.ts';
import type { OpenedRecord } from '../formats/record.ts';
import type { Afterthought } from './afterwards.ts';
import { Computers } from './computers.ts';
import { computerTableOf } from './computerTable.ts';
import { type DraftStep, finished } from './draft.ts';
import { Hints } from './hints.ts';
import { type Hold, type HoldWish, holdGame } from './lock.ts';
import { byText, isComputer, loadTunedWeights, personSeats, type SeatBy } from './opponents.ts';
import { type ActOutcome, DONE, refused } from './outcomes.ts';
import { type Pace, paceOf } from './pace.ts';
import { USUAL } from './preferences.ts';
import { questionFor } from './questions.ts';
import type { Saves } from './saves.ts';
import type { Saving, TableState } from './scenes.ts';
import { isDone, type Sitting, undoOf } from './sitting.ts';
import { Stage } from './stage.ts';
import { type Story, storiesOf } from './story.ts';
import { afterAction, afterChangeOfSeat, cutBack, recordOf, summaryOf } from './tableGame.ts';
import type { Hint, Thinker } from './thinking.ts';
import { workerThinker } from './workerThinker.ts';

export type { ActOutcome } from './outcomes.ts';

export interface TableDeps {
  readonly saves: Pick<Saves, 'load' | 'save'>;
  readonly hold?: (wish: HoldWish) => Promise<Hold>;
  readonly now?: () => Date;
  /** Called when a computer is first asked. */
  readonly thinker?: () => Thinker;
  /** How fast computers go on. */
  readonly pace?: Pace;
  /** Computers wait from the start until they are told to go on. */
  readonly paused?: boolean;
}

/**
 * A game being played. Screens read the state, which holds views and never the game, and call the commands; every change
 * is written down before the next action can be made.
 */
export class OpenTable {
  readonly state: Pick<StoreApi<TableState>, 'getState' | 'subscribe'>;
  readonly #stage: Stage;
  readonly #deps: TableDeps;
  readonly #gameId: string;
  readonly #computers: Computers;
  readonly #hints = new Hints(() => this.#hiredThinker());
  #thinker: Thinker | null = null;
  #hold: Hold;

  constructor(gameId: string, opened: OpenedRecord, deps: TableDeps, hold: Hold, saving: Saving = 'saved') {
    this.#deps = deps;
    this.#gameId = gameId;
    this.#hold = hold;
    const table = computerTableOf(
      () => this.#stage,
      () => this.#now(),
    );
    this.#computers = new Computers(table, () => this.#hiredThinker(), deps.pace ?? paceOf(() => USUAL.computerSpeed));
    this.#stage = new Stage(opened, hold.here, hold.here ? saving : 'elsewhere', {
      gameId,
      save: (game) => deps.saves.save(gameId, recordOf(game), summaryOf(game)),
      now: () => this.#now(),
      computers: () => ({ thinking: this.#computers.isThinking, paused: this.#computers.isPaused }),
    });
    this.state = this.#stage.store;
  }

  /** Lets the computers move. A demo that was left waits until somebody goes on with it. */
  begin({ isNew }: { readonly isNew: boolean }): void {
    const isLeftDemo = !isNew && personSeats(this.#stage.players).length === 0;
    if (isLeftDemo || this.#deps.paused === true) this.#computers.pause();
    else this.#computers.go();
  }

  /** Shows the hand of whoever is to take the tablet. */
  reveal(): void {
    this.#stage.reveal();
  }

  /** Nothing of the seat stays in the state: not its view, not what it was half-way through. The only person's stays. */
  cover(): void {
    this.#stage.cover();
    if (this.#stage.scene.kind !== 'hand') this.#hints.cancel();
  }

  /** The public board, for everybody. */
  look(): void {
    this.#hints.cancel();
    this.#stage.look();
  }

  draft(step: DraftStep): void {
    this.#stage.draft(step);
  }

  /** Makes the action that the draft has come to. */
  finish(): Promise<ActOutcome> {
    const { scene } = this.#stage;
    const action = scene.kind === 'hand' ? finished(scene.view, scene.draft) : null;
    return action === null ? Promise.resolve(refused({ code: 'unfinished' })) : this.act(action);
  }

  /** Resolves once the action is written down, or could not be. */
  act(action: Action): Promise<ActOutcome> {
    return this.#byHand(async () => {
      const acted = afterAction(this.#stage.game, action, this.#now());
      if (!acted.ok) return refused(acted.refusal);
      this.#hints.cancel();
      await this.#stage.change(acted.game);
      return DONE;
    });
  }

  undo(): Promise<ActOutcome> {
    return this.#byHand(async (sitting) => {
      const { game } = this.#stage;
      const undo = undoOf(game.events, sitting);
      if (!undo.can) return refused({ code: 'cannotUndo', why: undo.why });
      this.#hints.cancel();
      await this.#stage.change(cutBack(game, undo.to));
      return DONE;
    });
  }

  /** Hands the tablet on: to the next seat's curtain, to a computer, or to the result. */
  endTurn(): Promise<ActOutcome> {
    return this.#byHand(async (sitting) => {
      if (!isDone(this.#stage.game.game.table, sitting)) return refused({ code: 'unfinished' });
      const written = this.#stage.handOn();
      // A pause was for what went before: whoever hands on wants to see what comes.
      if (this.#deps.paused === true) this.#computers.go();
      else this.#computers.resume();
      await written;
      return DONE;
    });
  }

  /** Stops the computers where they are. */
  pause(): void {
    this.#computers.pause();
  }

  resume(): void {
    this.#computers.resume();
  }

  /** One action of a computer, and a pause after it. */
  step(): Promise<void> {
    return this.#computers.step();
  }

  /** Hands a seat to a computer or takes it back, in the middle of its turn too. */
  async changeSeat(seat: number, by: SeatBy): Promise<ActOutcome> {
    this.#computers.stop();
    const outcome = await this.#stage.keeper.onceKept(() => this.#changeSeat(seat, by));
    this.#computers.go();
    return outcome;
  }

  async #changeSeat(seat: number, by: SeatBy): Promise<ActOutcome> {
    const { game, players, isHere } = this.#stage;
    if (!isHere) return refused({ code: 'elsewhere' });
    if (game.game.table.phase === 'over') return refused({ code: 'gameOver' });
    if (byText(at(players, seat).by) === byText(by)) return DONE;
    this.#hints.cancel();
    await this.#stage.changeSeat(afterChangeOfSeat(game, seat, byText(by)), seat);
    return DONE;
  }

  /** What Hard would do with the open hand; null if it was covered or something was done before the answer came. */
  async hint(): Promise<Hint | null> {
    const { scene, game } = this.#stage;
    if (scene.kind !== 'hand' || !isOnTurn(scene.view)) return null;
    return this.#hints.ask(questionFor(game, scene.seat));
  }

  /** What the computers were after; nothing before the result is shown. */
  async afterthoughts(): Promise<readonly Afterthought[]> {
    const { game, players } = this.#stage;
    if (game.sitting !== null || !players.some(isComputer)) return [];
    const tuned = await loadTunedWeights(game.game.table.board.map.id);
    const { afterwards } = await import('./afterwards.ts');
    return afterwards(game, tuned);
  }

  /** Takes the game away from the tab that plays it, and goes on from what that one wrote last. */
  async playHere(): Promise<ActOutcome> {
    const { saves, hold = holdGame } = this.#deps;
    if (this.#hold.here) return DONE;
    this.#hold = await hold({ gameId: this.#gameId, steal: true, onLost: () => this.lose() });
    const loaded = await saves.load(this.#gameId);
    if (!loaded.ok) this.lose();
    if (!loaded.ok || !this.#hold.here) return refused({ code: 'elsewhere' });
    this.#stage.takeOver(loaded.opened);
    this.begin({ isNew: false });
    return DONE;
  }

  /** Another tab has taken the game: nothing is shown, thought or written here any more. */
  lose(): void {
    this.#computers.stop();
    this.#hints.cancel();
    this.#hold.release();
    this.#hold = { ...this.#hold, here: false };
    this.#stage.lose();
  }

  /** The public story so far, oldest first. */
  log(): readonly Story[] {
    return storiesOf(this.#stage.game.events);
  }

  /** The whole record, secrets included, as a file has it. */
  exportText(): string {
    return JSON.stringify(recordOf(this.#stage.game), null, 1);
  }

  close(): void {
    this.#computers.close();
    this.#hints.cancel();
    this.#thinker?.close();
    this.#hold.release();
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  #hiredThinker(): Thinker {
    this.#thinker ??= this.#deps.thinker?.() ?? workerThinker();
    return this.#thinker;
  }

  /** A command of the one whose hand is open. */
  #byHand(command: (sitting: Sitting) => Promise<ActOutcome>): Promise<ActOutcome> {
    return this.#stage.keeper.onceKept(async () => {
      const { game, scene, isHere } = this.#stage;
      if (!isHere) return refused({ code: 'elsewhere' });
      return scene.kind === 'hand' && game.sitting !== null ? command(game.sitting) : refused({ code: 'covered' });
    });
  }
}
