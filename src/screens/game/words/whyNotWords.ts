import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { CardsShort, Refusal } from '../../../engine/refusals.ts';
import type { Text } from '../../../i18n/text.ts';
import { cardsWords, countedWords, priceWords, takesAnyColor, totalOf } from './paymentWords.ts';

/** Who sits at the table, and whom the words are for. */
export interface Audience {
  readonly players: readonly { readonly name: string }[];
  readonly seat: number;
}

/** Why something cannot be done, in one or two sentences with their numbers. */
export function whyNotWords(text: Text, refusal: Refusal, company?: Audience): string {
  const words = text.claim.whyNot;
  switch (refusal.code) {
    case 'notYourTurn':
      return words.notYourTurn(nameOf(text, company, refusal.turn));
    case 'notNow':
      return words.notNow[refusal.phase];
    case 'noSuchThing':
      return words.noSuchThing[refusal.what];
    case 'placeEmpty':
      return words.placeEmpty(refusal.place + 1);
    case 'routeTaken':
      return isOwn(company, refusal.by) ? words.routeYours : words.routeTaken(nameOf(text, company, refusal.by));
    case 'lanesClosed':
      return words.lanesClosed(refusal.players, refusal.open);
    case 'trainsShort':
      return words.trainsShort(refusal.needs, refusal.has);
    case 'cardsShort':
      return cardsShortWords(text, refusal);
    case 'cardsNotHeld':
      return words.cardsNotHeld(countedWords(text, refusal.card, refusal.paid), refusal.has);
    case 'paymentDoesNotFit':
      return unfitWords(text, refusal);
    case 'keepMore':
      return words.keepMore(refusal.atLeast, refusal.kept);
    case 'stationsUsedUp':
      return words.stationsUsedUp(refusal.each);
    case 'stationTaken':
      return isOwn(company, refusal.by) ? words.stationYours : words.stationTaken(nameOf(text, company, refusal.by));
    case 'canAct':
      return words.canAct(text.claim.either(refusal.possible.map((kind) => text.claim.actions[kind])));
    default:
      // The rest need no numbers; a code without a sentence does not compile.
      return words[refusal.code];
  }
}

function nameOf({ claim }: Text, company: Audience | undefined, seat: number): string {
  return company?.players[seat]?.name ?? claim.whyNot.someone;
}

function isOwn(company: Audience | undefined, seat: number): boolean {
  return company?.seat === seat;
}

/** "Needs 4 red. You have 1 red and 2 locomotives." */
function cardsShortWords(text: Text, { price, color, holds, locomotives }: CardsShort): string {
  const { cardsShort, cardsShortAtBest, cardsShortNone } = text.claim.whyNot;
  const needs = priceWords(text, price);
  const held = heldWords(text, color, holds, locomotives);
  if (!takesAnyColor(price)) return cardsShort(needs, held);
  return holds + locomotives === 0 ? cardsShortNone(needs) : cardsShortAtBest(needs, held);
}

function heldWords(text: Text, color: number, holds: number, locomotives: number): string {
  const engines = countedWords(text, LOCOMOTIVE, locomotives);
  if (color === LOCOMOTIVE || (holds === 0 && locomotives > 0)) return engines;
  const wagons = countedWords(text, color, holds);
  return locomotives === 0 ? wagons : text.claim.list([wagons, engines]);
}

function unfitWords(text: Text, { price, paid }: Extract<Refusal, { readonly code: 'paymentDoesNotFit' }>): string {
  const { nothingPaid, paymentDoesNotFit } = text.claim.whyNot;
  const needs = priceWords(text, price);
  return totalOf(paid) === 0 ? nothingPaid(needs) : paymentDoesNotFit(needs, cardsWords(text, paid));
}
