import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import { cardsMissing } from '../../../table/turn/payments.ts';
import type { Condition } from '../../../table/turn/whyNot.ts';
import { type Audience, whyNotWords } from '../words/whyNotWords.ts';

/** A condition in a few words; null where it is met and goes without saying. */
export function checkWords(text: Text, check: Condition, view: SeatView, company: Audience): string | null {
  return check.passed ? metWords(text, check, view) : unmetWords(text, check, view, company);
}

function metWords({ claim: { checks } }: Text, { reason }: Condition, { table, seat }: SeatView): string | null {
  switch (reason.code) {
    case 'trainsShort':
      return checks.trainsShort(reason.has);
    case 'stationsUsedUp':
      return checks.stationsUsedUp(reason.each - (table.stations[seat]?.length ?? 0));
    case 'routeTaken':
    case 'ownsParallel':
    case 'cardsShort':
    case 'stationTaken':
      return checks[reason.code];
    default:
      return null;
  }
}

function unmetWords(text: Text, { reason }: Condition, { hand, seat }: SeatView, company: Audience): string {
  const { checks, whyNot } = text.claim;
  const nameOf = (player: number) => company.players[player]?.name ?? whyNot.someone;
  switch (reason.code) {
    case 'routeTaken':
      return reason.by === seat ? checks.notRouteYours : checks.notRouteTaken(nameOf(reason.by));
    case 'ownsParallel':
      return checks.notOwnsParallel;
    case 'lanesClosed':
      return checks.notLanesClosed(reason.players);
    case 'trainsShort':
      return checks.trainsShort(reason.has);
    case 'cardsShort':
      return checks.notCardsShort(cardsMissing(reason.price, hand));
    case 'stationTaken':
      return reason.by === seat ? checks.notStationYours : checks.notStationTaken(nameOf(reason.by));
    default:
      return whyNotWords(text, reason, company);
  }
}
