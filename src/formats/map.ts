import * as v from 'valibot';
import type { MapData } from '../engine/map.ts';
import { readJson } from './json.ts';
import { senseFaults } from './mapSense.ts';
import { mapHead, mapShape } from './mapShape.ts';
import { shapeFault } from './sentences.ts';

export type MapReading =
  | { readonly ok: true; readonly map: MapData }
  | { readonly ok: false; readonly fault: string; readonly faults: readonly string[] };

/** After this many faults nobody reads on. */
const MOST_FAULTS = 20;
/** Twenty times the largest map we know; a text beyond it would only make the page hang. */
const LONGEST_TEXT = 1_000_000;

/** The text of a map file, as a map that can be played, or what is wrong with it. Never throws. */
export function readMapText(text: string): MapReading {
  if (text.length > LONGEST_TEXT) return refused([tooLong(text)]);
  const reading = readJson(text);
  return reading.ok ? readMap(reading.value) : refused([reading.fault]);
}

function tooLong(text: string): string {
  return `The file has ${text.length} characters, but a map has at most ${LONGEST_TEXT}.`;
}

/** Checks shape, then sense. Never throws, whatever it is given. */
export function readMap(json: unknown): MapReading {
  try {
    return checked(json);
  } catch (error) {
    // Only a value that is no plain data, such as one with a getter that throws, comes here.
    return refused([`The map cannot be looked at: ${error instanceof Error ? error.name : 'something odd'}.`]);
  }
}

function checked(json: unknown): MapReading {
  const headFaults = shapeFaults(v.safeParse(mapHead, json, { abortPipeEarly: true }).issues);
  if (headFaults.length > 0) return refused(headFaults);
  const shape = v.safeParse(mapShape, json, { abortPipeEarly: true });
  if (!shape.success) return refused(shapeFaults(shape.issues));
  const { $schema, ...map } = shape.output;
  const faults = senseFaults(map);
  return faults.length > 0 ? refused(faults) : { ok: true, map };
}

function shapeFaults(issues: readonly v.BaseIssue<unknown>[] = []): string[] {
  return issues.slice(0, MOST_FAULTS).map((issue) => shapeFault(issue, 'The map'));
}

function refused(faults: readonly string[]): MapReading {
  return { ok: false, fault: faults[0] ?? '', faults: faults.slice(0, MOST_FAULTS) };
}
