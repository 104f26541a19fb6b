import type { ComponentChildren } from 'preact';
import type { BoardFile } from '../../layout/boardFile.ts';

interface WorldProps {
  readonly places: BoardFile;
  readonly children: ComponentChildren;
}

/** How far the geography can be seen beyond the frame, in units. */
const BEYOND = 260;

/** The svg whose units are css px of the element around it, with the corner of the board's frame at its corner. */
export function World({ places: { zone }, children }: WorldProps) {
  const width = zone.width + 2 * BEYOND;
  const height = zone.height + 2 * BEYOND;
  return (
    <svg
      class="board-svg"
      viewBox={`${-BEYOND} ${-BEYOND} ${width} ${height}`}
      width={width}
      height={height}
      style={{ left: `${-BEYOND}px`, top: `${-BEYOND}px` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Shows where the arrow keys stand. */
export function WalkRing({ places, city }: { readonly places: BoardFile; readonly city: number }) {
  const place = places.cities[city];
  if (place === undefined) return null;
  const radius = places.cityRadius + 6;
  return (
    <g class="walk-ring">
      <circle cx={place.x} cy={place.y} r={radius} />
      <circle cx={place.x} cy={place.y} r={radius} />
    </g>
  );
}
