import { ADVANCES, HEIGHTS } from './cabinAdvances.ts';

/** All in parts of the font size. */
export const CAP_HEIGHT = HEIGHTS.capHeight / 1000;
/** Capitals with accents reach up to here. */
export const ASCENT = HEIGHTS.accentHeight / 1000;
/** Below the baseline. */
export const DESCENT = HEIGHTS.descent / 1000;
/** From baseline to baseline: letters that hang down do not touch capitals below. */
export const LINE_HEIGHT = CAP_HEIGHT + DESCENT;
/** Browsers round letters, so a name may come out a little wider than it was measured. */
const ROOM_A_LETTER = 0.01;

const advances: ReadonlyMap<string, number> = new Map(
  ADVANCES.flatMap(([thousandths, characters]) => [...characters].map((one) => [one, thousandths / 1000] as const)),
);
const widest = Math.max(...advances.values());

/** How wide a label is; a character that was not measured counts as the widest. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce((sum, one) => sum + (advances.get(one) ?? widest) + ROOM_A_LETTER, 0);
  return ems * fontSize;
}

/** Whether every character was measured. */
export function isMeasured(text: string): boolean {
  return [...text].every((one) => advances.has(one));
}
