import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { PublicTable } from '../../../engine/view.ts';
import { HAND_ORDER } from '../words/cardNames.ts';

export interface CardKindCount {
  readonly card: number;
  readonly inGame: number;
  readonly discarded: number;
}

/** Of each kind how many cards there are, and how many of them lie in the discard pile, which everybody saw (INFO-1). */
export function cardCounts({ board, discard }: PublicTable): readonly CardKindCount[] {
  const { wagonsPerColor, locomotives } = board.rules;
  return HAND_ORDER.map((card) => ({
    card,
    inGame: card === LOCOMOTIVE ? locomotives : wagonsPerColor,
    discarded: discard[card] ?? 0,
  }));
}
