import type { LanesByPlayers, MapData } from '../../engine/map.ts';
import { count } from '../sentences.ts';
import { parallels } from './routes.ts';
import { type MapCheck, routeWords } from './words.ts';

const KINDS = ['double', 'triple'] as const;

function* tablesWithoutLanes(map: MapData) {
  for (const [i, kind] of KINDS.entries()) {
    const first = parallels(map).find((group) => group.length === i + 2)?.[0];
    const missing = tableSizes(map).filter((players) => lanesFor(map.rules.lanesOpen[kind], players) === undefined);
    if (first === undefined || missing.length === 0) continue;
    yield `rules.lanesOpen.${kind} says nothing for ${missing.join(', ')} players, but ${routeWords(first[1], first[0])} is part of a ${kind} route.`;
  }
}

function* fewerLanesForMore(map: MapData) {
  for (const kind of KINDS) {
    for (const players of tableSizes(map).slice(0, -1)) {
      const here = lanesFor(map.rules.lanesOpen[kind], players);
      const next = lanesFor(map.rules.lanesOpen[kind], players + 1);
      if (here === undefined || next === undefined || here <= next) continue;
      yield `rules.lanesOpen.${kind} opens ${count(here, 'lane')} for ${players} players, but only ${next} for ${players + 1}.`;
    }
  }
}

function tableSizes({ rules }: MapData): number[] {
  const [least, most] = rules.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function lanesFor(lanes: LanesByPlayers | undefined, players: number): number | undefined {
  return lanes?.[players];
}

export const laneChecks: readonly MapCheck[] = [tablesWithoutLanes, fewerLanesForMore];
