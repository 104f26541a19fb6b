import type { PlayerColor } from '../../../engine/players.ts';
import { gallery } from '../../../i18n/en/gallery.ts';
import { CHARACTERS } from '../../../table/game/opponents.ts';
import type { SetupSeat } from '../../../table/game/setup.ts';
import { COLORS } from '../../setup/plan.ts';

/** Who sits at a table. A crowd: five people with the longest names. */
export type Cast = 'people' | 'crowd' | 'two people' | 'one person' | 'computers';

const FEW = 3;
const PEOPLE: Readonly<Record<'two people' | 'one person' | 'computers', number>> = {
  'two people': 2,
  'one person': 1,
  computers: 0,
};

export function seatsOf(company: Cast): readonly SetupSeat[] {
  const { names, longNames } = gallery;
  if (company === 'crowd') return people(longNames);
  if (company === 'people') return people(names).slice(0, FEW);
  return mixed(people(names), PEOPLE[company]);
}

function people(names: Readonly<Record<PlayerColor, string>>): readonly SetupSeat[] {
  return COLORS.map((color) => ({ name: names[color], color }));
}

/** Four seats: so many people, and computers who play well. */
function mixed(seats: readonly SetupSeat[], persons: number): readonly SetupSeat[] {
  const able = CHARACTERS.filter(({ level }) => level === 'normal' || level === 'hard');
  return seats.slice(0, FEW + 1).map((seat, i) => {
    const character = able[i];
    if (i < persons || character === undefined) return seat;
    const { name, level, style } = character;
    return { name, color: seat.color, by: { kind: 'computer', level, style } };
  });
}
