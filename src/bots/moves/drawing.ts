// From where to take a card.
import { type Action, DECK } from '../../engine/actions.ts';
import { COLORS, KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { EMPTY } from '../../engine/game.ts';
import { at, filled, numberAt } from '../../engine/lists.ts';
import { cardsLeft } from '../../engine/row.ts';
import type { SeatView } from '../../engine/view.ts';
import { real } from '../ground/numbers.ts';
import type { Weights } from '../ground/weights.ts';
import type { Use } from './wants.ts';

/** A locomotive that comes unseen costs only half a turn. */
const BLIND_LOCOMOTIVE = 1.5;

export function chooseCard(view: SeatView, use: Use, weights: Weights): Action {
  const { table } = view;
  let best = DECK;
  let most = -1;
  for (let place = 0; place < table.row.length; place++) {
    const worth = worthOfPlace(view, place, use, weights);
    if (worth >= most) {
      most = worth;
      best = place;
    }
  }
  return { type: 'drawCard', from: isDeckBetter(view, use, most) ? DECK : best };
}

/** A card that can be seen is worth a little more than one that cannot. */
const UNSEEN = 0.95;

function isDeckBetter(view: SeatView, use: Use, than: number): boolean {
  if (cardsLeft(view.table) === 0) return false;
  let most = BLIND_LOCOMOTIVE;
  for (let card = 0; card < use.of.length; card++) most = Math.max(most, real(use.of, card));
  // Only what the best unseen card could change is worth counting.
  return UNSEEN * most > than && UNSEEN * worthOfDeck(view, use) > than;
}

/** −2 where no card can be taken. */
function worthOfPlace({ table }: SeatView, place: number, use: Use, weights: Weights): number {
  const card = numberAt(table.row, place);
  if (card === EMPTY || (card === LOCOMOTIVE && table.drawn > 0)) return -2;
  if (card !== LOCOMOTIVE) return real(use.of, card);
  if (use.symbolsMissing > 0) return 1.6;
  return use.missing >= weights.locomotiveMissing ? 1.15 + 0.02 * use.missing : 0.3;
}

const unseen = filled(KINDS_OF_CARD, 0);

/** What a card is worth on average that this seat cannot see. */
function worthOfDeck(view: SeatView, use: Use): number {
  countUnseen(view);
  let cards = 0;
  let worth = 0;
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    cards += numberAt(unseen, card);
    worth += numberAt(unseen, card) * (card === LOCOMOTIVE ? BLIND_LOCOMOTIVE : real(use.of, card));
  }
  return cards > 0 ? worth / cards : 0;
}

function countUnseen({ table, seat, hand }: SeatView): void {
  const { wagonsPerColor, locomotives } = table.board.rules;
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    const all = card < COLORS ? wagonsPerColor : locomotives;
    let seen = numberAt(hand, card);
    if (table.deckSize > 0) seen += numberAt(table.discard, card);
    for (let other = 0; other < table.seenInHand.length; other++) {
      if (other !== seat) seen += numberAt(at(table.seenInHand, other), card);
    }
    unseen[card] = all - seen;
  }
  for (const card of table.row) if (card !== EMPTY) unseen[card] = numberAt(unseen, card) - 1;
}
