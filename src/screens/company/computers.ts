import type { FrontText } from '../../i18n/frontText.ts';
import { isSameName, typedName } from '../../table/game/names.ts';
import { CHARACTERS, type Character, type Level, PERSON, type SeatBy } from '../../table/game/opponents.ts';
import type { SetupSeat, TableSetup } from '../../table/game/setup.ts';
import { freeName, LONGEST_SHOWN_NAME } from './seatNames.ts';

/** Whom a newcomer meets first. */
const USUAL: Level = 'normal';

export function seatBy({ by = PERSON }: SetupSeat): SeatBy {
  return by;
}

export function charactersOf(level: Level): readonly Character[] {
  return CHARACTERS.filter((character) => character.level === level);
}

/** The seat is played by this character, whose name it takes; a second of the same name is kept apart. */
export function withCharacter(text: FrontText, plan: TableSetup, seat: number, character: Character): TableSetup {
  const { name, level, style } = character;
  const others = plan.seats.filter((_, i) => i !== seat).map((other) => other.name);
  const free = typedName(freeName(text, others, name), LONGEST_SHOWN_NAME);
  return withSeatBy(plan, seat, { kind: 'computer', level, style }, free);
}

/** The first character who does not sit here yet. */
export function withComputer(text: FrontText, plan: TableSetup, seat: number): TableSetup {
  const known = charactersOf(USUAL);
  const character = known.find(({ name }) => isFree(plan, seat, name)) ?? known[0];
  return character === undefined ? plan : withCharacter(text, plan, seat, character);
}

/** `name` is what the person was called before, if anything. */
export function withPerson(plan: TableSetup, seat: number, name: string): TableSetup {
  return withSeatBy(plan, seat, PERSON, isFree(plan, seat, name) ? name : '');
}

/** Another level, with a character of that level: of the same style, if there is one. */
export function withLevel(text: FrontText, plan: TableSetup, seat: number, level: Level): TableSetup {
  const known = charactersOf(level);
  const by = seatBy(plan.seats[seat] ?? { name: '', color: 'red' });
  const style = by.kind === 'computer' ? by.style : null;
  const free = known.filter(({ name }) => isFree(plan, seat, name));
  const character = free.find((each) => each.style === style) ?? free[0] ?? known[0];
  return character === undefined ? plan : withCharacter(text, plan, seat, character);
}

function withSeatBy(plan: TableSetup, seat: number, by: SeatBy, name: string): TableSetup {
  return { ...plan, seats: plan.seats.map((each, i) => (i === seat ? { ...each, by, name } : each)) };
}

/** Whether nobody else at the table is called so. */
export function isFree({ seats }: TableSetup, seat: number, name: string): boolean {
  return seats.every((other, i) => i === seat || !isSameName(other.name, name));
}

/** What is special about a game with so many people in it; nothing where all are people. */
export function companyWords({ computers: { setup } }: FrontText, { seats }: TableSetup): string | null {
  const people = seats.filter((seat) => seatBy(seat).kind === 'person').length;
  if (people === seats.length) return null;
  if (people === 0) return setup.noPerson;
  return people === 1 ? setup.onePerson : setup.persons;
}

export function styleName({ computers }: FrontText, by: Extract<SeatBy, { readonly kind: 'computer' }>): string {
  return by.style === null ? computers.plain : computers.styles[by.style];
}
