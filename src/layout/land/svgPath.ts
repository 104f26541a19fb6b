import type { Line } from '../plane/polylines.ts';

/** An SVG path of relative steps with one decimal: the shortest way to write an outline. */
export function pathOf(lines: readonly Line[], closed: boolean): string {
  return lines.map((line) => partOf(line, closed)).join('');
}

function partOf(line: Line, closed: boolean): string {
  const points = (closed ? line.slice(0, -1) : line).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [first = [0, 0] as const, ...rest] = points;
  let [px, py] = first;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - px, y - py] as const;
    [px, py] = [x, y];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  if (steps.length === 0) return '';
  return `M${joined(first)}l${joined(steps)}${closed ? 'z' : ''}`;
}

/** Tenths as numbers, with a space only where nothing else parts them. */
function joined(tenths: readonly number[]): string {
  return tenths
    .map(written)
    .reduce((text, number) => text + (number.startsWith('-') ? '' : ' ') + number)
    .trimStart();
}

const written = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
