import type { BoardModel, RouteModel, Target } from '../model.ts';

/** Several targets of which one is to be chosen. */
export interface TargetChoice {
  readonly title: string;
  readonly targets: readonly Target[];
}

export function labelOf(model: BoardModel, { kind, id }: Target): string {
  return (kind === 'route' ? model.routes[id]?.label : model.cities[id]?.label) ?? '';
}

export function offerOfRoutes(model: BoardModel, ids: readonly number[]): TargetChoice {
  return { title: model.words.whichRoute, targets: ids.map(asRoute) };
}

/** The city itself comes first: a station can be built there. */
export function offerOfCity(model: BoardModel, city: number): TargetChoice {
  const routes = model.routes.flatMap(({ ends }, id) => (ends.includes(city) ? [asRoute(id)] : []));
  const target: Target = { kind: 'city', id: city };
  return { title: model.words.routesOf(nameOf(model, city)), targets: [target, ...routes] };
}

/** As it is written on the board; its label says more. */
function nameOf({ places }: BoardModel, city: number): string {
  return (places.cities[city]?.label.lines ?? []).map(({ text }) => text).join(' ');
}

const asRoute = (id: number): Target => ({ kind: 'route', id });

/** The colours that a route shows on the board, as names of tokens: a free one is an outline. */
export function paintOf({ state, color }: RouteModel): { readonly fill: string; readonly stroke: string } {
  if (state.kind === 'claimed') return { fill: `var(--${state.by}-roof)`, stroke: `var(--${state.by}-side)` };
  return { fill: `var(--free-${color}-bed)`, stroke: `var(--free-${color})` };
}
