import type { MapData } from '../../../engine/map.ts';
import type { Text } from '../../../i18n/text.ts';
import { LEVELS, type Level } from '../../../table/game/opponents.ts';
import type { TableSetup } from '../../../table/game/setup.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { charactersOf, isFree, seatBy, withCharacter, withLevel } from '../../company/computers.ts';
import { withMap } from '../../company/decks.ts';
import { withoutColorNames } from '../../company/seatNames.ts';

/** Which computers play again. */
const COMPUTERS_AGAIN = ['same', 'others', 'stronger', 'weaker'] as const;
export type ComputersAgain = (typeof COMPUTERS_AGAIN)[number];

/** What may be another thing in the next game of the same people. */
export interface RematchWish {
  readonly map: MapData;
  readonly first: TableSetup['first'];
  readonly computers: ComputersAgain;
}

type Played = Pick<TableState, 'map' | 'table' | 'players' | 'openHands'>;

/** The same table, as far as nobody wishes otherwise. Who is only called by the colour has no name in it. */
export function rematchOf(text: Text, played: Played, { map, first, computers }: RematchWish): TableSetup {
  const { ticketDeck } = played.table.table.board;
  const seats = played.players.map(({ name, color, by }) => ({ name, color, by }));
  const again = withMap({ mapId: played.map.id, ticketDeck, seats, openHands: played.openHands, first }, map);
  const changed = seats.reduce((plan, _, seat) => withOther(text, plan, seat, computers), again);
  return { ...changed, seats: withoutColorNames(text, changed.seats) };
}

/** What can be asked about the computers of this table; nothing where there are none. */
export function choicesFor({ players }: Pick<Played, 'players'>): readonly ComputersAgain[] {
  const levels = players.flatMap(({ by }) => (by.kind === 'computer' ? [by.level] : []));
  if (levels.length === 0) return [];
  return COMPUTERS_AGAIN.filter(
    (again) => again === 'same' || again === 'others' || levels.some((level) => levelFrom(level, again) !== level),
  );
}

/** Nor may it be called as before. */
const NOWHERE = -1;

function withOther(text: Text, plan: TableSetup, seat: number, again: ComputersAgain): TableSetup {
  const by = seatBy(plan.seats[seat] ?? { name: '', color: 'red' });
  if (by.kind === 'person' || again === 'same') return plan;
  if (again !== 'others') return withLevel(text, plan, seat, levelFrom(by.level, again));
  const other = charactersOf(by.level).find(({ name, style }) => style !== by.style && isFree(plan, NOWHERE, name));
  return other === undefined ? plan : withCharacter(text, plan, seat, other);
}

function levelFrom(level: Level, again: Exclude<ComputersAgain, 'same' | 'others'>): Level {
  const step = again === 'stronger' ? 1 : -1;
  return LEVELS[LEVELS.indexOf(level) + step] ?? level;
}
