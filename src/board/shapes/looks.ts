import type { PlayerColor } from '../../engine/players.ts';
import type { RouteModel } from '../model.ts';

/** What of a route decides its looks. All of it is plain, so that equal ones are seen to be equal. */
export interface RouteLooks extends Pick<RouteModel, 'color' | 'kind' | 'engines' | 'drawBonus' | 'ghost' | 'fresh'> {
  readonly state: RouteModel['state']['kind'];
  readonly owner: PlayerColor | null;
}

export function looksOf(route: RouteModel): RouteLooks {
  const { color, kind, engines, drawBonus, ghost, fresh, state } = route;
  const owner = state.kind === 'claimed' ? state.by : null;
  return { color, kind, engines, drawBonus, ghost, fresh, state: state.kind, owner };
}
