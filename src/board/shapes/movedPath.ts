import { round } from './shapes.ts';

/**
 * A path made larger and moved. On a board everything lies where it belongs by its own coordinates: each transform or
 * `<use>` would be a layer of its own to the browser, and a thousand of them make every frame of a pinch slow.
 */
export function movedPath(d: string, x: number, y: number, scale: number): string {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)]
    .map(([, command = '', numbers = '']) => {
      const values = [...numbers.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
      return command + moved(command, values, x, y, scale).map(round).join(' ');
    })
    .join('');
}

/** A path whose numbers run together like `0 0 1-14 0` is read as numbers; arcs here always write their flags apart. */
function moved(command: string, values: readonly number[], x: number, y: number, scale: number): readonly number[] {
  const isRelative = command === command.toLowerCase();
  const across = (value: number) => value * scale + (isRelative ? 0 : x);
  const down = (value: number) => value * scale + (isRelative ? 0 : y);
  switch (command.toUpperCase()) {
    case 'H':
      return values.map(across);
    case 'V':
      return values.map(down);
    case 'A':
      return values.map((value, i) => arcValue(value, i % 7, across, down, scale));
    default:
      return values.map((value, i) => (i % 2 === 0 ? across(value) : down(value)));
  }
}

type Change = (value: number) => number;

/** Two radii, a turn and two flags, then the end. */
function arcValue(value: number, place: number, across: Change, down: Change, scale: number): number {
  if (place < 2) return value * scale;
  if (place < 5) return value;
  return place === 5 ? across(value) : down(value);
}
