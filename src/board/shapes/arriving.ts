import type { BoardModel } from '../model.ts';
import type { BoardShow } from '../onBoard.ts';

/** The board without what is only just being put on it: the show draws that until it stands. */
export function withoutArriving(model: BoardModel, show: BoardShow | null): BoardModel {
  const coming = show?.acts.filter((act) => act.what !== 'path' && act.way === 'on') ?? [];
  if (coming.length === 0) return model;
  const routes = new Set(coming.flatMap((act) => (act.what === 'train' ? [act.route] : [])));
  const cities = new Set(coming.flatMap((act) => (act.what === 'station' ? [act.city] : [])));
  return {
    ...model,
    routes: model.routes.map((route, id) =>
      routes.has(id) && route.state.kind === 'claimed' ? { ...route, ...FREE } : route,
    ),
    cities: model.cities.map((city, id) => (cities.has(id) ? { ...city, station: null } : city)),
  };
}

const FREE = { state: { kind: 'free' }, fresh: false, lit: null } as const;
