import type { MapData } from '../engine/map.ts';
import { bonusCardChecks } from './mapSense/bonusCards.ts';
import { cardChecks, paymentChecks } from './mapSense/cards.ts';
import { laneChecks } from './mapSense/lanes.ts';
import { nameChecks } from './mapSense/names.ts';
import { routeChecks } from './mapSense/routes.ts';
import { ticketChecks } from './mapSense/tickets.ts';
import type { MapCheck } from './mapSense/words.ts';

/** Later checks lean on what earlier ones have made sure of: with an unknown city there is no network to look at. */
const STAGES: readonly (readonly MapCheck[])[] = [
  nameChecks,
  [...routeChecks, ...laneChecks, ...ticketChecks, ...cardChecks, ...bonusCardChecks],
  paymentChecks,
];

/** What would make a game on this map break or mislead, one sentence each, although every field has its right shape. */
export function senseFaults(map: MapData): string[] {
  for (const stage of STAGES) {
    const faults = stage.flatMap((check) => [...check(map)]);
    if (faults.length > 0) return faults;
  }
  return [];
}
