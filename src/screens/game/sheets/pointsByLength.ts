import type { MapRules } from '../../../engine/map.ts';

interface LengthPoints {
  readonly length: number;
  readonly points: number;
}

/** What a route of each length scores on this board, short ones first. */
export function pointsByLength({ routePoints }: Pick<MapRules, 'routePoints'>): readonly LengthPoints[] {
  const all = Object.entries(routePoints).map(([length, points]) => ({ length: Number(length), points }));
  return all.sort((one, other) => one.length - other.length);
}
