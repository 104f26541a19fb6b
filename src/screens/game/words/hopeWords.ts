import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import { type Lent, newStations, type TicketProgress } from '../../../table/turn/ticketProgress.ts';
import { cityName, endNames } from './names.ts';

export type Told = Pick<TicketProgress, 'hope' | 'doneByStations' | 'toGo' | 'lent'>;

/** Stations that stand would join it, but serve another ticket. */
function isBusy(progress: Told): boolean {
  return progress.hope === 'station' && progress.toGo === 0 && newStations(progress) === 0;
}

/** What can become of a ticket in a word or two. */
export function hopeWord({ hopes: { word } }: Text, progress: Told): string {
  const { hope, doneByStations, toGo } = progress;
  if (doneByStations) return word.byStation;
  if (hope === 'done' || hope === 'rival' || hope === 'lost') return word[hope];
  if (isBusy(progress)) return word.busy;
  const stations = newStations(progress);
  return stations > 0 ? word.stations(stations) : word.toGo(toGo ?? 0);
}

/** The same as a sentence without its full stop, with all that is to be known: how many stations it takes, and where. */
export function hopeSentence(text: Text, view: TableView, progress: Told): string {
  const { hopes } = text;
  const { hope, doneByStations, toGo } = progress;
  if (hope === 'done') return hopes.joined;
  if (doneByStations) return hopes.byStation;
  switch (hope) {
    case 'open':
      return hopes.atLeast(toGo ?? 0);
    case 'station':
      return stationSentence(text, view, progress);
    case 'rival':
      return toGo === null ? hopes.rivalNoWay : hopes.rivalTooFar(toGo);
    case 'lost':
      return toGo === null ? hopes.lostNoWay : hopes.lostTooFar(toGo);
    default:
      return hope satisfies never;
  }
}

function stationSentence({ hopes }: Text, view: TableView, progress: Told): string {
  const { lent, toGo } = progress;
  const citiesOf = (which: readonly Lent[]) => which.map(({ city }) => cityName(view, city));
  const built = citiesOf(lent.filter((each) => each.built));
  const fresh = citiesOf(lent.filter((each) => !each.built));
  const over = hopes.lentBy(lent.map(({ route }) => hopes.route(...endNames(view, route))));
  if (isBusy(progress)) return hopes.busy(built);
  if (fresh.length === 0) return hopes.withBuilt(built, over, toGo ?? 0);
  if (built.length === 0) return hopes.onlyWith(fresh, over, toGo ?? 0);
  return hopes.onlyBeside(fresh, built, over, toGo ?? 0);
}

/** Worth a sentence of its own when its ticket is touched: anything but trains to go. */
export function needsTelling({ hope, doneByStations }: Told): boolean {
  return doneByStations || (hope !== 'open' && hope !== 'done');
}
