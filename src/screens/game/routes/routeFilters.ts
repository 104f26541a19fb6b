import type { Text } from '../../../i18n/text.ts';
import { soughtBy } from '../words/letters.ts';
import type { RouteRow } from './routeRows.ts';

export type RouteFilter = keyof Text['routeList']['filters'];

/** In their order on the screen. */
export const OWN_FILTERS: readonly RouteFilter[] = ['payable', 'mine', 'wanted', 'all'];
export const PUBLIC_FILTERS: readonly RouteFilter[] = ['free', 'taken', 'all'];

const PASSES: Readonly<Record<RouteFilter, (row: RouteRow) => boolean>> = {
  payable: ({ standing }) => standing === 'payable',
  mine: ({ standing }) => standing === 'mine',
  wanted: ({ wanted }) => wanted,
  free: ({ standing }) => standing === 'free',
  taken: ({ standing }) => standing === 'taken' || standing === 'mine',
  all: () => true,
};

export function filtered(rows: readonly RouteRow[], filter: RouteFilter): readonly RouteRow[] {
  return rows.filter(PASSES[filter]);
}

/** Routes that lead to a city in whose name these letters stand. */
export function leadingTo(rows: readonly RouteRow[], letters: string): readonly RouteRow[] {
  const isSought = soughtBy(letters);
  return rows.filter(({ cities }) => cities.some(isSought));
}
