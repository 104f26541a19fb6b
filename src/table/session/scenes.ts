import type { Game } from '../../engine/game.ts';
import type { MapData } from '../../engine/map.ts';
import { type Result, resultOf } from '../../engine/scoring/result.ts';
import { type SeatView, type TableView, viewFor } from '../../engine/view.ts';
import type { TablePlayer } from '../game/opponents.ts';
import { type Fresh, freshOf, hasBegun, isDone, type Sitting, type Undo, undoOf } from '../game/sitting.ts';
import type { TableGame } from '../game/tableGame.ts';
import type { DatabaseLoss } from '../saves/connection.ts';
import type { NotThere } from '../saves/loadGame.ts';
import { isHandedOver, type RecapStory, recapFor } from '../story/recap.ts';
import { type Story, storiesOf } from '../story/story.ts';
import type { Draft } from '../turn/draft.ts';
import type { Happened } from './happened.ts';

export interface TableState {
  readonly gameId: string;
  readonly map: MapData;
  /** With who moves for each seat now. */
  readonly players: readonly TablePlayer[];
  /** Some seat is played by a computer now. */
  readonly computers: boolean;
  /** False: the only person may see the own hand all the time, and nothing is ever covered. */
  readonly curtains: boolean;
  readonly openHands: boolean;
  /** Whether a hint can be asked for. */
  readonly hints: boolean;
  readonly scene: Scene;
  /** What the last change has brought; null once anything else is shown. It is another object after every change. */
  readonly happened: Happened | null;
  readonly table: TableView;
  readonly saving: Saving;
  /** What came of it when the game could not be fetched from the other tab. */
  readonly notThere: NotThere | null;
  /** What was done last could not be written down: it would be lost with the page. Stays while it is tried again. */
  readonly unsaved: boolean;
  /** Whoever leaves now may lose what was done last: it is unsaved, or its writing takes longer than it should. */
  readonly atRisk: boolean;
  readonly news: StorageNews | null;
}

/** `elsewhere`: another tab plays this game or has taken it away, and this one writes nothing. */
export type Saving = 'saved' | 'saving' | 'failed' | 'elsewhere';

/** What happened to the saves, said until a person plays on. `stepped back`: the last one was damaged, this is the one before. */
export type StorageNews = 'stepped back' | DatabaseLoss;

export type Scene =
  | Curtain
  /** The public board with the tray covered. */
  | { readonly kind: 'look'; readonly seat: number }
  | HandScene
  | WatchScene
  | { readonly kind: 'final'; readonly result: Result };

export interface Curtain {
  readonly kind: 'curtain';
  /** Who is to take the tablet. */
  readonly seat: number;
  readonly why: CurtainWhy;
  /** Newest first. */
  readonly recap: readonly RecapStory[];
  readonly lastTurn: boolean;
}

/** `again`: somebody in the middle of a turn; `beat`: the turn is done and is only to be handed on. */
type CurtainWhy = 'first turn' | 'opening tickets' | 'turn' | 'again' | 'beat';

/** Secrets are in here, those of one seat; and in `watch`, those of the only person. */
export interface HandScene {
  readonly kind: 'hand';
  readonly seat: number;
  readonly view: SeatView;
  readonly draft: Draft | null;
  readonly beat: Beat | null;
  readonly undo: Undo;
  readonly fresh: Fresh;
  /** Another one after everything that was done or taken back. */
  readonly moment: number;
  readonly lastTurn: boolean;
}

/** How the computers are at it. */
export interface ComputersAt {
  readonly thinking: boolean;
  readonly paused: boolean;
  /** They wait for a press after each move, and one was made. */
  readonly waits: boolean;
}

/** A computer's turn. */
export interface WatchScene extends ComputersAt {
  readonly kind: 'watch';
  /** The computer on turn, or that has just had its turn. */
  readonly seat: number;
  /** The hand of the only person, who may see it all the time; null where there are curtains, and in a demo. */
  readonly view: SeatView | null;
  /** What this computer has done in this turn, as everybody saw it. */
  readonly did: readonly Story[];
  /** Nobody but computers plays. */
  readonly isDemo: boolean;
  readonly lastTurn: boolean;
}

/** The end of a turn, held until its player hands the tablet on. */
export interface Beat {
  /** Null: the game is over, and the result comes next. */
  readonly next: number | null;
  readonly did: readonly Story[];
}

export function curtainOf({ game, events }: TableGame, sitting: Sitting, seenBefore: boolean): Curtain {
  const { seat, from } = sitting;
  return {
    kind: 'curtain',
    seat,
    why: whyCurtain(game, sitting, seenBefore || hasBegun(events, sitting)),
    recap: recapFor(events, seat, from),
    lastTurn: isLastTurn(game, sitting),
  };
}

function whyCurtain({ table }: Game, sitting: Sitting, begun: boolean): CurtainWhy {
  if (isDone(table, sitting)) return 'beat';
  if (table.phase === 'opening') return 'opening tickets';
  if (begun) return 'again';
  return table.turnsTaken < table.board.players ? 'first turn' : 'turn';
}

/** Once the last round has begun every seat has one turn left; a turn that is done has been counted off already. */
function isLastTurn({ table }: Game, sitting: Sitting): boolean {
  if (table.turnsLeft === 0) return false;
  const isCounted = isDone(table, sitting) && table.phase !== 'over';
  return table.turnsLeft + (isCounted ? 1 : 0) <= table.board.players;
}

export function handOf({ game, events }: TableGame, sitting: Sitting, draft: Draft | null): HandScene {
  return {
    kind: 'hand',
    seat: sitting.seat,
    view: viewFor(game, sitting.seat),
    draft,
    beat: isDone(game.table, sitting) ? beatOf(game, events, sitting) : null,
    undo: undoOf(events, sitting),
    fresh: freshOf(events, sitting),
    moment: events.length,
    lastTurn: isLastTurn(game, sitting),
  };
}

function beatOf({ table }: Game, events: TableGame['events'], { from }: Sitting): Beat {
  return { next: table.phase === 'over' ? null : table.turn, did: deedsFrom(events, from) };
}

/** What was done; who plays for a seat is nothing that a turn has done. */
function deedsFrom(events: TableGame['events'], from: number): readonly Story[] {
  return storiesOf(events, from).filter((story) => !isHandedOver(story));
}

/** `view`: the hand of the only person. */
export function watchOf(
  { game, events }: TableGame,
  sitting: Sitting,
  shown: Pick<WatchScene, 'view' | 'isDemo' | keyof ComputersAt>,
): WatchScene {
  const { seat, from } = sitting;
  return { kind: 'watch', seat, did: deedsFrom(events, from), lastTurn: isLastTurn(game, sitting), ...shown };
}

export function finalOf({ game }: TableGame): Scene {
  return { kind: 'final', result: resultOf(game) };
}
