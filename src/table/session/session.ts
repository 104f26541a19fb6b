import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SeatView, viewFor } from '../../engine/view.ts';
import type { OpenedRecord } from '../../formats/record.ts';
import { isComputer, personSeats, playersNow, type TablePlayer } from '../game/opponents.ts';
import type { Sitting } from '../game/sitting.ts';
import { afterHandOver, type TableGame, tableGameOf, withTime } from '../game/tableGame.ts';
import { aloneFromTheStart, needsCurtains } from '../game/whoSees.ts';
import type { NotThere } from '../saves/loadGame.ts';
import type { Saved } from '../saves/saves.ts';
import { type Draft, type DraftStep, draftAfter, firstDraft } from '../turn/draft.ts';
import { type Happened, happenedBetween, viewerOf } from './happened.ts';
import type { Kept } from './kept.ts';
import {
  type ComputersAt,
  curtainOf,
  finalOf,
  handOf,
  type Saving,
  type Scene,
  type StorageNews,
  type TableState,
  type WatchScene,
  watchOf,
} from './scenes.ts';
import { WriteQueue } from './writeQueue.ts';

export interface SessionDeps {
  readonly gameId: string;
  readonly save: (game: TableGame) => Promise<Saved>;
  /** Another tab has gone on with the game, or has taken it away: it is lost here. */
  readonly onOvertaken: (notThere: NotThere | null) => void;
  /** In ms; only goes forward. */
  readonly clock: () => number;
}

/** No write takes longer, and nobody is quicker on the way out: only after that it counts as one that hangs. */
const USUAL_MS = 300;

/** The game on the table, what of it is shown to whom, and that every change is written down. It knows no commands. */
export class Session {
  readonly store: StoreApi<TableState>;
  readonly queue = new WriteQueue((game) => this.#save(game));
  readonly #deps: SessionDeps;
  #game: TableGame;
  #players: readonly TablePlayer[];
  #isHere: boolean;
  /** Whether this sitting's player has held the tablet since the table was opened. */
  #seenBefore = false;
  /** The seat whose player is known to look at the tablet: whose hand is open, or the only person. */
  #atTablet: number | null;
  #lastMoment: number;
  #news: StorageNews | null;
  #unsaved: boolean;
  #notThere: NotThere | null = null;
  #computers: ComputersAt = { thinking: false, paused: false, waits: false };
  /** What is being written down takes its time. */
  #hangs = false;

  constructor(opened: OpenedRecord, isHere: boolean, { saving, news }: Kept, deps: SessionDeps) {
    this.#deps = deps;
    this.#isHere = isHere;
    this.#news = news;
    this.#unsaved = saving === 'failed';
    this.#game = tableGameOf(opened);
    this.#players = playersNow(opened.record.players, opened.events);
    this.#atTablet = aloneFromTheStart(opened.record.players, opened.events);
    this.#lastMoment = deps.clock();
    this.store = createStore(() => this.#newState(saving));
  }

  get game(): TableGame {
    return this.#game;
  }

  get players(): readonly TablePlayer[] {
    return this.#players;
  }

  get scene(): Scene {
    return this.store.getState().scene;
  }

  /** False: another tab plays the game. */
  get isHere(): boolean {
    return this.#isHere;
  }

  /** The seat whose computer has its turn; null: a person has, or the game is over. */
  get computerSeat(): number | null {
    const { sitting } = this.#game;
    return sitting !== null && this.#players.some((player, seat) => seat === sitting.seat && isComputer(player))
      ? sitting.seat
      : null;
  }

  reveal(): void {
    const { sitting } = this.#game;
    if (sitting === null || this.computerSeat !== null || this.scene.kind === 'hand' || !this.#isHere) return;
    this.#seenBefore = true;
    this.#atTablet = sitting.seat;
    this.#show(this.#hand(sitting));
  }

  cover(): void {
    const { kind } = this.scene;
    if (kind === 'final' || kind === 'watch' || (kind === 'hand' && !this.#curtains())) return;
    this.#leave();
    this.#show(this.#restScene());
  }

  look(): void {
    const { sitting } = this.#game;
    if (sitting === null || this.computerSeat !== null) return;
    this.#leave();
    this.#show({ kind: 'look', seat: sitting.seat });
  }

  draft(step: DraftStep): void {
    const { scene } = this;
    if (scene.kind === 'hand') this.#show({ ...scene, draft: draftAfter(scene.view, scene.draft, step) });
  }

  /** For whatever is shown next. */
  noteComputers(how: ComputersAt): void {
    this.#computers = how;
  }

  /** Shows again how the computers are at it. */
  watchAgain(): void {
    if (this.scene.kind === 'watch') this.#show(this.#restScene());
  }

  /** After an action or an undo. A hand that is open stays open. */
  change(game: TableGame): Promise<void> {
    const before = this.#game.events;
    this.#game = this.#timed(game);
    const { sitting } = game;
    const isOpen = sitting !== null && this.scene.kind === 'hand';
    const scene = isOpen ? this.#hand(sitting) : this.#restScene();
    return this.#keep(scene, happenedBetween(before, game.events, viewerOf(scene)));
  }

  /** The turn that is done is over for good, together with the action that ended it if that is still to be written. */
  handOn(game: TableGame = this.#game): Promise<void> {
    const before = this.#game.events;
    this.#seenBefore = false;
    this.#leave();
    this.#game = this.#timed(afterHandOver(game));
    const scene = this.#restScene();
    return this.#keep(scene, happenedBetween(before, game.events, viewerOf(scene)));
  }

  /** Somebody else moves for this seat: what was open of it is covered, another's hand stays open. */
  changeSeat(game: TableGame, seat: number): Promise<void> {
    const { scene } = this;
    this.#game = this.#timed(game);
    this.#players = playersNow(game.record.players, game.events);
    const { sitting } = game;
    if (scene.kind === 'hand' && sitting !== null && sitting.seat !== seat) {
      return this.#keep(this.#hand(sitting, scene.draft));
    }
    if (sitting?.seat === seat) this.#seenBefore = false;
    this.#leave();
    return this.#keep(this.#restScene());
  }

  /** Somebody has read what happened to the saves, or plays on after it was said. */
  dismissNews(): void {
    this.#news = null;
    this.store.setState({ news: null });
  }

  /** The saves were taken away under the page: the whole game is written down anew. */
  async writeAgain(news: StorageNews): Promise<void> {
    await this.queue.settled();
    if (!this.#isHere) return;
    const written = this.#keep(this.scene);
    this.#news = news;
    this.store.setState({ news });
    await written;
  }

  /** The game as another tab has left it. */
  takeOver(opened: OpenedRecord, news: StorageNews | null): void {
    this.#isHere = true;
    this.#news = news;
    this.#unsaved = false;
    this.#notThere = null;
    this.#game = tableGameOf(opened);
    this.#players = playersNow(opened.record.players, opened.events);
    this.#atTablet = aloneFromTheStart(opened.record.players, opened.events);
    this.#seenBefore = false;
    this.store.setState(this.#newState('saved'));
  }

  lose(notThere: NotThere | null): void {
    this.#isHere = false;
    this.#notThere = notThere ?? this.#notThere;
    this.store.setState(this.#newState('elsewhere'));
  }

  #newState(saving: Saving, scene = this.#restScene(), happened: Happened | null = null): TableState {
    const { game, openHands, hints } = this.#game;
    return {
      gameId: this.#deps.gameId,
      map: game.table.board.map,
      players: this.#players,
      computers: this.#players.some(isComputer),
      curtains: this.#curtains(),
      openHands,
      hints,
      scene,
      happened,
      table: viewFor(game, 'table'),
      saving,
      notThere: this.#notThere,
      unsaved: this.#unsaved,
      atRisk: this.#unsaved || this.#hangs,
      news: this.#news,
    };
  }

  /** What happened before belongs to what was shown before: nothing of it goes over a cover. */
  #show(scene: Scene): void {
    this.store.setState({ scene, happened: null, curtains: this.#curtains() });
  }

  #curtains(): boolean {
    return !this.#isHere || needsCurtains(this.#players, this.#atTablet);
  }

  /** Whoever held the tablet may have put it down; the only person has it all the time. */
  #leave(): void {
    if (this.#curtains()) this.#atTablet = null;
  }

  /** What is shown as long as nobody asks for more. */
  #restScene(): Scene {
    const { sitting } = this.#game;
    if (sitting === null) return finalOf(this.#game);
    if (this.computerSeat !== null) return watchOf(this.#game, sitting, this.#watching());
    return this.#curtains() ? curtainOf(this.#game, sitting, this.#seenBefore) : this.#hand(sitting);
  }

  #watching(): Pick<WatchScene, 'view' | 'isDemo' | keyof ComputersAt> {
    const isDemo = personSeats(this.#players).length === 0;
    return { view: this.#viewOfOnlyPerson(), isDemo, ...this.#computers };
  }

  #viewOfOnlyPerson(): SeatView | null {
    const [only] = personSeats(this.#players);
    return only === undefined || this.#curtains() ? null : viewFor(this.#game.game, only);
  }

  #hand(sitting: Sitting, draft: Draft | null = firstDraft(viewFor(this.#game.game, sitting.seat))): Scene {
    return handOf(this.#game, sitting, draft);
  }

  #keep(scene: Scene, happened: Happened | null = null): Promise<void> {
    this.store.setState(this.#newState('saving', scene, happened));
    return this.queue.keep(this.#game);
  }

  /** A game that cannot be kept is played on all the same; the next action tries again. */
  async #save(game: TableGame): Promise<void> {
    const outcome = await this.#watched(this.#deps.save(game));
    if (outcome === 'overtaken') return this.#deps.onOvertaken(null);
    if (outcome === 'gone') return this.#deps.onOvertaken({ ok: false, why: 'missing' });
    this.#unsaved = outcome !== 'saved';
    const { saving, unsaved, atRisk } = this.#newState(this.#unsaved ? 'failed' : 'saved', this.scene);
    if (this.#isHere) this.store.setState({ saving, unsaved, atRisk });
  }

  async #watched(saving: Promise<Saved>): Promise<Saved> {
    const timer = setTimeout(() => {
      this.#hangs = true;
      this.store.setState({ atRisk: true });
    }, USUAL_MS);
    try {
      return await saving;
    } finally {
      clearTimeout(timer);
      this.#hangs = false;
    }
  }

  #timed(game: TableGame): TableGame {
    const moment = this.#deps.clock();
    const since = moment - this.#lastMoment;
    this.#lastMoment = moment;
    return withTime(game, since);
  }
}
