import { stream } from '../../engine/random.ts';
import { viewFor } from '../../engine/view.ts';
import type { SeatBy } from '../game/opponents.ts';
import type { TableGame } from '../game/tableGame.ts';
import type { Question } from './thinking.ts';

type Computer = Extract<SeatBy, { readonly kind: 'computer' }>;

/** As people ask for a hint: what would a good player do? */
const ADVISER: Computer = { kind: 'computer', level: 'hard', style: null };

/** What is asked about this seat now; the same each time at the same moment of the same game. */
export function questionFor({ game, events }: TableGame, seat: number, by: Computer = ADVISER): Question {
  const { level, style } = by;
  return { view: viewFor(game, seat), level, style, random: chanceAt(game.seed, events.length) };
}

/** One number out of a stream of its own: the cards lie in others, and no way leads back to the seed. */
function chanceAt(seed: string, moment: number): string {
  return String(stream(seed, 'bot', moment)());
}
