// Who moves for a seat: a person, or a computer of some level and style.
import {
  CHARACTERS as allCharacters,
  LEVELS as allLevels,
  type Character,
  type Level,
  STYLES,
  type Style,
} from '../../bots/characters.ts';
import type { TunedWeights } from '../../bots/ground/weights.ts';
import type { GameEvent } from '../../engine/events.ts';
import { at } from '../../engine/lists.ts';
import type { RecordPlayer } from '../../formats/writeRecord.ts';
import { moversNow, PERSON_TEXT } from './movers.ts';

export type { Character, Level } from '../../bots/characters.ts';

export type SeatBy =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: Level; readonly style: Style | null };

/** A player as the table knows it: who moves for its seat may have changed since the record began. */
export interface TablePlayer extends Pick<RecordPlayer, 'name' | 'color'> {
  readonly by: SeatBy;
}

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = allLevels;
export const CHARACTERS: readonly Character[] = allCharacters;

export const PERSON: SeatBy = { kind: 'person' };
const UNKNOWN: SeatBy = { kind: 'computer', level: 'hard', style: null };

/** As a record has it. A computer that is not known here is played by a good one without a style. */
export function seatByOf(by: string): SeatBy {
  if (by === PERSON_TEXT) return PERSON;
  return everyComputer.find((seat) => byText(seat) === by) ?? UNKNOWN;
}

const everyComputer = allLevels.flatMap((level) =>
  [null, ...STYLES].map((style): SeatBy => ({ kind: 'computer', level, style })),
);

export function byText(seat: SeatBy): string {
  if (seat.kind === 'person') return PERSON_TEXT;
  return seat.style === null ? `bot:${seat.level}` : `bot:${seat.level}-${seat.style}`;
}

/** What was kept on a device may be of another day. */
export function isSeatBy(value: unknown): value is SeatBy {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, level, style }: Partial<Record<'kind' | 'level' | 'style', unknown>> = value;
  if (kind === 'person') return true;
  const isStyle = style === null || STYLES.some((known) => known === style);
  return kind === 'computer' && isStyle && allLevels.some((known) => known === level);
}

/** Who moves for each seat now. */
export function playersNow(players: readonly RecordPlayer[], events: readonly GameEvent[]): readonly TablePlayer[] {
  const movers = moversNow(players, events);
  return players.map(({ name, color }, seat) => ({ name, color, by: seatByOf(at(movers, seat)) }));
}

export function isComputer({ by }: Pick<TablePlayer, 'by'>): boolean {
  return by.kind === 'computer';
}

/** Seats that people play. */
export function personSeats(players: readonly TablePlayer[]): readonly number[] {
  return players.flatMap((player, seat) => (isComputer(player) ? [] : [seat]));
}

/** Small, and needed only once a computer thinks; a list of files is known to a build only, so it is not asked before. */
const weightFiles = () => import.meta.glob<TunedWeights>('../../../maps/*/opponents.json', { import: 'default' });

/** Weights found for a map; without any the defaults do, also where they cannot be fetched. */
export async function loadTunedWeights(mapId: string): Promise<TunedWeights | undefined> {
  try {
    return await weightFiles()[`../../../maps/${mapId}/opponents.json`]?.();
  } catch {
    return undefined;
  }
}
