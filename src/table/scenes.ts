import type { Game } from '../engine/game.ts';
import type { MapData } from '../engine/map.ts';
import { type Result, resultOf } from '../engine/scoring/result.ts';
import { type SeatView, type TableView, viewFor } from '../engine/view.ts';
import type { RecordPlayer } from '../formats/writeRecord.ts';
import type { Draft } from './draft.ts';
import { recapFor, type SeatStory } from './recap.ts';
import { type Fresh, freshOf, isDone, type Sitting, type Undo, undoOf } from './sitting.ts';
import { type Story, storiesOf } from './story.ts';
import type { TableGame } from './tableGame.ts';

export interface TableState {
  readonly gameId: string;
  readonly map: MapData;
  readonly players: readonly RecordPlayer[];
  readonly openHands: boolean;
  readonly scene: Scene;
  readonly table: TableView;
  readonly saving: Saving;
}

/** `elsewhere`: another tab plays this game, and this one writes nothing. */
export type Saving = 'saved' | 'saving' | 'failed' | 'elsewhere';

export type Scene =
  | Curtain
  /** The public board with the tray covered. */
  | { readonly kind: 'look'; readonly seat: number }
  | HandScene
  | { readonly kind: 'final'; readonly result: Result };

export interface Curtain {
  readonly kind: 'curtain';
  /** Who is to take the tablet. */
  readonly seat: number;
  readonly why: CurtainWhy;
  /** Newest first. */
  readonly recap: readonly SeatStory[];
  readonly lastTurn: boolean;
}

/** `again`: somebody in the middle of a turn; `beat`: the turn is done and is only to be handed on. */
type CurtainWhy = 'first turn' | 'opening tickets' | 'turn' | 'again' | 'beat';

/** The only scene in which secrets are: those of one seat. */
export interface HandScene {
  readonly kind: 'hand';
  readonly seat: number;
  readonly view: SeatView;
  readonly draft: Draft | null;
  readonly beat: Beat | null;
  readonly undo: Undo;
  readonly fresh: Fresh;
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
    why: whyCurtain(game, sitting, seenBefore || events.length > from),
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
    lastTurn: isLastTurn(game, sitting),
  };
}

function beatOf({ table }: Game, events: TableGame['events'], { from }: Sitting): Beat {
  return { next: table.phase === 'over' ? null : table.turn, did: storiesOf(events, from) };
}

export function finalOf({ game }: TableGame): Scene {
  return { kind: 'final', result: resultOf(game) };
}
