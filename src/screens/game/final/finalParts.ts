import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { FinalRow, Part } from './finalRows.ts';
import { bonusCount, bonusTitle } from './finalWords.ts';

/** One of the sums that make up a total. */
export interface FinalPart {
  readonly id: string;
  /** "Tickets done" */
  readonly title: string;
  readonly points: number;
  /** What they are for: "3 tickets". */
  readonly note: string | null;
}

/** What the total of a player is made of, in the order of the columns; the same for everybody. */
export function finalParts(text: Text, state: TableState, row: FinalRow): readonly FinalPart[] {
  const { final } = text;
  const tickets = ({ count }: Part) => (count === 0 ? final.none : final.tickets(count));
  const { routes, done, failed, stations, bonuses } = row;
  const each = state.map.rules.stations?.pointsUnused ?? 0;
  return [
    { id: 'routes', title: final.routes, points: routes, note: null },
    { id: 'done', title: final.done, points: done.points, note: tickets(done) },
    { id: 'failed', title: final.failed, points: failed.points, note: tickets(failed) },
    ...(stations === null
      ? []
      : [
          {
            id: 'stations',
            title: final.stations,
            points: stations.points,
            note: final.stationsLeft(stations.count, each),
          },
        ]),
    ...bonuses.map(({ id, points, count }) => ({
      id: `bonus ${id}`,
      title: bonusTitle(text, state, id),
      points,
      note: bonusCount(text, state, id, count),
    })),
  ];
}
