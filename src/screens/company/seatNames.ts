import type { FrontText } from '../../i18n/frontText.ts';
import { isSameName } from '../../table/game/names.ts';
import type { SetupSeat } from '../../table/game/setup.ts';

/** As many letters, as people count them, as every screen has room for. */
export const LONGEST_SHOWN_NAME = 14;

type Named = Pick<SetupSeat, 'name' | 'color'>;

/** What a seat is called: as somebody has typed, else by its colour, and told apart from whoever is called so. */
export function seatName(text: FrontText, seats: readonly Named[], seat: number): string {
  const { name = '', color = 'red' } = seats[seat] ?? {};
  if (name.trim() !== '') return name.trim();
  const others = seats.filter((_, i) => i !== seat).map((other) => other.name);
  return freeName(text, others, text.setup.colors[color]);
}

/** With a number where somebody else has the name already. */
export function freeName({ computers }: FrontText, others: readonly string[], name: string): string {
  const numbered = [name, ...others.map((_, i) => computers.setup.again(name, i + 2))];
  return numbered.find((each) => others.every((other) => !isSameName(other, each))) ?? name;
}

/** As the game knows its seats: every one has a name. */
export function withNames<Seat extends Named>(text: FrontText, seats: readonly Seat[]): readonly Seat[] {
  return seats.map((each, seat) => ({ ...each, name: seatName(text, seats, seat) }));
}

/** As people agreed on them: who is only called by the colour has no name, and follows the language and the colour. */
export function withoutColorNames<Seat extends Named>({ setup }: FrontText, seats: readonly Seat[]): readonly Seat[] {
  return seats.map((each) => (isSameName(each.name, setup.colors[each.color]) ? { ...each, name: '' } : each));
}
