import type { SeatView } from '../../engine/view.ts';
import type { Text } from '../../i18n/text.ts';
import type { Check } from '../../table/whyNot.ts';
import { cardsMissing } from './missing.ts';
import { type Company, whyNotWords } from './whyNotWords.ts';

/** A condition in a few words; null where it is met and goes without saying. */
export function checkWords(text: Text, check: Check, view: SeatView, company: Company): string | null {
  return check.passed ? metWords(text, check, view) : unmetWords(text, check, view, company);
}

function metWords({ claim: { checks } }: Text, { reason }: Check, { table, seat }: SeatView): string | null {
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

function unmetWords(text: Text, { reason }: Check, { hand, seat }: SeatView, company: Company): string {
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
