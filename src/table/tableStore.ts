import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action } from '../engine/actions.ts';
import type { Refusal } from '../engine/refusals.ts';
import { viewFor } from '../engine/view.ts';
import type { OpenedRecord } from '../formats/record.ts';
import { type DraftStep, draftAfter, finished, firstDraft } from './draft.ts';
import { type Hold, type HoldWish, holdGame } from './lock.ts';
import type { Saves } from './saves.ts';
import { curtainOf, finalOf, handOf, type Saving, type Scene, type TableState } from './scenes.ts';
import { isDone, type Undo, undoOf, type WhyNoUndo } from './sitting.ts';
import { type Story, storiesOf } from './story.ts';
import { afterAction, afterHandOver, cutBack, recordOf, summaryOf, type TableGame, tableGameOf } from './tableGame.ts';

export interface TableDeps {
  readonly saves: Pick<Saves, 'load' | 'save'>;
  readonly hold?: (wish: HoldWish) => Promise<Hold>;
  readonly now?: () => Date;
}

/** Why a command did nothing, where the rules have no part in it. */
export type TableRefusal =
  /** The last action is still being written down, and another command waits for that already. */
  | { readonly code: 'saving' }
  | { readonly code: 'elsewhere' }
  | { readonly code: 'covered' }
  /** The draft has not come to an action yet. */
  | { readonly code: 'unfinished' }
  | { readonly code: 'cannotUndo'; readonly why: WhyNoUndo };

export type ActOutcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | TableRefusal };

/** Longer pauses between two actions do not count as time played. */
const LONGEST_THOUGHT_S = 300;
const DONE: ActOutcome = { ok: true };

/**
 * A game being played. Screens read the state, which holds views and never the game, and call the commands; every change
 * is written down before the next action can be made.
 */
export class OpenTable {
  readonly state: Pick<StoreApi<TableState>, 'getState' | 'subscribe'>;
  readonly #store: StoreApi<TableState>;
  readonly #deps: TableDeps;
  readonly #gameId: string;
  #game: TableGame;
  #hold: Hold;
  /** Whether this sitting's player has held the tablet since the table was opened. */
  #seenBefore = false;
  #lastMoment: number;
  #writing: Promise<void> = Promise.resolve();
  /** A command waits until the last action is written down. */
  #isAwaited = false;

  constructor(gameId: string, opened: OpenedRecord, deps: TableDeps, hold: Hold, saving: Saving = 'saved') {
    this.#deps = deps;
    this.#gameId = gameId;
    this.#hold = hold;
    this.#game = tableGameOf(opened);
    this.#lastMoment = this.#now().getTime();
    this.#store = createStore(() => this.#newState(hold.here ? saving : 'elsewhere'));
    this.state = this.#store;
  }

  /** Shows the hand of whoever is to take the tablet. */
  reveal(): void {
    const { sitting } = this.#game;
    const { scene, saving } = this.state.getState();
    if (sitting === null || scene.kind === 'hand' || saving === 'elsewhere') return;
    this.#seenBefore = true;
    this.#show(handOf(this.#game, sitting, firstDraft(viewFor(this.#game.game, sitting.seat))));
  }

  /** Nothing of the seat stays in the state: not its view, not what it was half-way through. */
  cover(): void {
    if (this.state.getState().scene.kind !== 'final') this.#show(this.#coveredScene());
  }

  /** The public board, for everybody. */
  look(): void {
    const { sitting } = this.#game;
    if (sitting !== null) this.#show({ kind: 'look', seat: sitting.seat });
  }

  draft(step: DraftStep): void {
    const { scene } = this.state.getState();
    if (scene.kind === 'hand') this.#show({ ...scene, draft: draftAfter(scene.view, scene.draft, step) });
  }

  /** Makes the action that the draft has come to. */
  finish(): Promise<ActOutcome> {
    const { scene } = this.state.getState();
    const action = scene.kind === 'hand' ? finished(scene.view, scene.draft) : null;
    return action === null ? Promise.resolve(refused({ code: 'unfinished' })) : this.act(action);
  }

  /** Resolves once the action is written down, or could not be. */
  act(action: Action): Promise<ActOutcome> {
    return this.#onceSaved(async () => {
      const acted = afterAction(this.#game, action, this.#now());
      if (!acted.ok) return refused(acted.refusal);
      await this.#change(acted.game);
      return DONE;
    });
  }

  undo(): Promise<ActOutcome> {
    return this.#onceSaved(() => this.#undo());
  }

  async #undo(): Promise<ActOutcome> {
    const { sitting, events } = this.#game;
    const undo: Undo = sitting === null ? { can: false, why: 'nothing done' } : undoOf(events, sitting);
    if (!undo.can) return refused({ code: 'cannotUndo', why: undo.why });
    await this.#change(cutBack(this.#game, undo.to));
    return DONE;
  }

  /** Hands the tablet on: to the next seat's curtain, or to the result. */
  endTurn(): Promise<ActOutcome> {
    return this.#onceSaved(() => this.#endTurn());
  }

  async #endTurn(): Promise<ActOutcome> {
    const { sitting, game } = this.#game;
    if (sitting === null || !isDone(game.table, sitting)) return refused({ code: 'unfinished' });
    this.#seenBefore = false;
    this.#game = afterHandOver(this.#game);
    this.#store.setState(this.#newState('saving'));
    await this.#write();
    return DONE;
  }

  /** Takes the game away from the tab that plays it, and goes on from what that one wrote last. */
  async playHere(): Promise<ActOutcome> {
    const { saves, hold = holdGame } = this.#deps;
    if (this.#hold.here) return DONE;
    this.#hold = await hold({ gameId: this.#gameId, steal: true, onLost: () => this.lose() });
    const loaded = await saves.load(this.#gameId);
    if (!loaded.ok) this.lose();
    if (!loaded.ok || !this.#hold.here) return refused({ code: 'elsewhere' });
    this.#game = tableGameOf(loaded.opened);
    this.#seenBefore = false;
    this.#store.setState(this.#newState('saved'));
    return DONE;
  }

  /** Another tab has taken the game: nothing is shown or written here any more. */
  lose(): void {
    this.#hold.release();
    this.#hold = { ...this.#hold, here: false };
    this.#store.setState(this.#newState('elsewhere'));
  }

  /** The public story so far, oldest first. */
  log(): readonly Story[] {
    return storiesOf(this.#game.events);
  }

  /** The whole record, secrets included, as a file has it. */
  exportText(): string {
    return JSON.stringify(recordOf(this.#game), null, 1);
  }

  close(): void {
    this.#hold.release();
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  /** What is asked for while the last action is being written down waits for that, one command at most, and is judged then. */
  async #onceSaved(command: () => Promise<ActOutcome>): Promise<ActOutcome> {
    while (this.state.getState().saving === 'saving') {
      if (this.#isAwaited) return refused({ code: 'saving' });
      this.#isAwaited = true;
      await this.#writing;
      this.#isAwaited = false;
    }
    const busy = this.#whyNotNow();
    return busy === null ? command() : refused(busy);
  }

  #whyNotNow(): TableRefusal | null {
    const { scene, saving } = this.state.getState();
    if (saving === 'elsewhere') return { code: 'elsewhere' };
    return scene.kind === 'hand' ? null : { code: 'covered' };
  }

  #newState(saving: Saving): TableState {
    const { game, record, openHands } = this.#game;
    const { map } = game.table.board;
    const table = viewFor(game, 'table');
    const scene = this.#coveredScene();
    return { gameId: this.#gameId, map, players: record.players, openHands, scene, table, saving };
  }

  #coveredScene(): Scene {
    const { sitting } = this.#game;
    return sitting === null ? finalOf(this.#game) : curtainOf(this.#game, sitting, this.#seenBefore);
  }

  #show(scene: Scene): void {
    this.#store.setState({ scene });
  }

  /** A changed game, its player still holding the tablet. */
  #change(game: TableGame): Promise<void> {
    this.#game = this.#withTime(game);
    const { sitting } = game;
    const scene =
      sitting === null ? finalOf(game) : handOf(game, sitting, firstDraft(viewFor(game.game, sitting.seat)));
    this.#store.setState({ scene, table: viewFor(game.game, 'table'), saving: 'saving' });
    return this.#write();
  }

  #withTime(game: TableGame): TableGame {
    const moment = this.#now().getTime();
    const seconds = Math.max(0, (moment - this.#lastMoment) / 1000);
    this.#lastMoment = moment;
    return { ...game, secondsPlayed: game.secondsPlayed + Math.min(seconds, LONGEST_THOUGHT_S) };
  }

  #write(): Promise<void> {
    this.#writing = this.#save(this.#game);
    return this.#writing;
  }

  /** A game that cannot be kept is played on all the same; the next action tries again. */
  async #save(game: TableGame): Promise<void> {
    const outcome = await this.#deps.saves.save(this.#gameId, recordOf(game), summaryOf(game));
    if (this.#hold.here) this.#store.setState({ saving: outcome === 'saved' ? 'saved' : 'failed' });
  }
}

function refused(refusal: Refusal | TableRefusal): ActOutcome {
  return { ok: false, refusal };
}
