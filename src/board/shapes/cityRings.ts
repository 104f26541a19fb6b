import type { CityPlace } from '../../layout/boardFile.ts';
import type { CityModel } from '../model.ts';
import type { DrawnMeasures } from './measures.ts';

const WAYPOINT = 0.7;
const LIT = 1.25;
const AROUND_STATION = 2.1;
/** As the style sheet draws them, in units of the design. */
const RING_WIDTH = 2.6;
const EDGE_WIDTH = 1.5;
const LIT_EDGE_WIDTH = 3;
/** A lit name is larger by so much. */
export const LARGER = 1.1;
/** The names of cities that matter now are bolder, and so much wider by that. */
const BOLDER = 1.04;
/** Between a ring and the first letter, in units of the design. */
const AIR = 1;

/** What decides how much room a city takes. */
export interface CityLooks extends Pick<CityModel, 'waypoint' | 'ticket' | 'lit'> {
  readonly hasStation: boolean;
  /** So many times as large as others: a capital that counts. */
  readonly size: number;
}

export function cityRadiusOf({ waypoint, lit, size }: CityLooks, { cityRadius }: DrawnMeasures): number {
  return cityRadius * size * (waypoint ? WAYPOINT : 1) * (lit ? LIT : 1);
}

/** The ring of a ticket lies close around its city, or around the station on it. */
export function ticketRadiusOf(looks: CityLooks, measures: DrawnMeasures): number {
  if (looks.hasStation) return measures.cityRadius * AROUND_STATION;
  const edge = looks.lit ? LIT_EDGE_WIDTH : EDGE_WIDTH;
  return cityRadiusOf(looks, measures) + ((edge + RING_WIDTH) / 2) * measures.unit;
}

/** How far everything that is drawn around a city reaches. */
export function reachOfRings(looks: CityLooks, measures: DrawnMeasures): number {
  if (looks.ticket) return ticketRadiusOf(looks, measures) + (RING_WIDTH / 2) * measures.unit;
  return cityRadiusOf(looks, measures) + ((looks.lit ? LIT_EDGE_WIDTH : EDGE_WIDTH) / 2) * measures.unit;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Shift = { x: 0, y: 0 };

/** How many times as wide a name is as at rest. */
export function nameGrowth({ ticket, lit }: Pick<CityLooks, 'ticket' | 'lit'>): number {
  return (lit ? LARGER : 1) * (lit || ticket ? BOLDER : 1);
}

/** How far a name moves away from its city, so that no ring lies under a letter. */
export function nameAside({ x, y, label }: CityPlace, looks: CityLooks, measures: DrawnMeasures): Shift {
  if (!looks.ticket && !looks.lit && looks.size === 1) return NOWHERE;
  const growth = nameGrowth(looks);
  const away = { x: beyond(label.x - x, label.width * growth), y: beyond(label.y - y, label.height * growth) };
  const gap = Math.hypot(away.x, away.y);
  const step = reachOfRings(looks, measures) + AIR * measures.unit - gap;
  if (step <= 0) return NOWHERE;
  return gap === 0
    ? { x: 0, y: Math.sign(label.y - y) * step }
    : { x: (away.x / gap) * step, y: (away.y / gap) * step };
}

/** From a point to the nearer end of something that lies around a middle; 0 where the point is within it. */
function beyond(toMiddle: number, size: number): number {
  return Math.sign(toMiddle) * Math.max(0, Math.abs(toMiddle) - size / 2);
}
