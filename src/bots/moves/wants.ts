// Which cards a set of routes asks for, and so what a further card of each colour is worth to the hand.
import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { filled, numberAt } from '../../engine/lists.ts';
import { ANY_COLOR } from '../../engine/prices.ts';
import { real, whole } from '../ground/numbers.ts';
import type { Rails } from '../ground/rails.ts';
import { NOTHING_WANTED } from './paying.ts';

/** Cards of each colour that the coloured routes ask for; locomotives: symbols. */
export function wantedCards(rails: Rails, routes: readonly number[]): number[] {
  const wanted = NOTHING_WANTED.slice();
  for (const route of routes) {
    const color = whole(rails.color, route);
    const symbols = whole(rails.symbols, route);
    wanted[LOCOMOTIVE] = numberAt(wanted, LOCOMOTIVE) + symbols;
    if (color !== ANY_COLOR) wanted[color] = numberAt(wanted, color) + whole(rails.length, route) - symbols;
  }
  return wanted;
}

export interface Use {
  /** By card, what one more is worth: 1 is a card that fits. */
  readonly of: Float64Array;
  /** Cards missing in all. */
  missing: number;
  /** Locomotives missing for symbols. */
  symbolsMissing: number;
}

const spare = filled(COLORS, 0);
/** Kept from call to call: whoever asks uses the answer at once. */
const use: Use = { of: new Float64Array(KINDS_OF_CARD), missing: 0, symbolsMissing: 0 };

export function useOfCards(rails: Rails, routes: readonly number[], hand: CardCounts, wanted: CardCounts): Use {
  use.of.fill(0);
  use.missing = 0;
  for (let color = 0; color < COLORS; color++) {
    const short = numberAt(wanted, color) - numberAt(hand, color);
    spare[color] = Math.max(0, -short);
    if (short <= 0) continue;
    // A colour that is nearly complete comes first.
    use.of[color] = 1 + 0.25 * Math.min(3, numberAt(hand, color));
    use.missing += short;
  }
  for (const route of routes) if (whole(rails.color, route) === ANY_COLOR) useForGrey(rails, route);
  use.symbolsMissing = Math.max(0, numberAt(wanted, LOCOMOTIVE) - numberAt(hand, LOCOMOTIVE));
  use.missing += use.symbolsMissing;
  return use;
}

/** A grey route eats the largest surplus; what is missing then may be of that colour, or of another as far along. */
function useForGrey({ length, symbols }: Rails, route: number): void {
  const spaces = whole(length, route) - whole(symbols, route);
  let most = 0;
  for (let color = 1; color < COLORS; color++) if (numberAt(spare, color) > numberAt(spare, most)) most = color;
  const held = numberAt(spare, most);
  if (held >= spaces) {
    spare[most] = held - spaces;
    return;
  }
  use.missing += spaces - held;
  for (let color = 0; color < COLORS; color++) {
    const has = numberAt(spare, color);
    if (has === held || has >= spaces - 2) use.of[color] = Math.max(real(use.of, color), 0.7 + 0.2 * has);
  }
  spare[most] = 0;
}
