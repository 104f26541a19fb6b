import { useMemo } from 'preact/hooks';
import type { BoardFile } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import type { BoardModel } from '../model.ts';
import { circleNameSpot } from '../shapes/circleName.ts';
import { linePath, round } from '../shapes/shapes.ts';

/** The line beyond which cities count as northern, named once; nothing where no bonus card asks. */
export function PolarCircle({ model: { places, cities, polarCircle } }: { readonly model: BoardModel }) {
  const { polarCircle: points } = places.geography;
  if (polarCircle === null || points === undefined) return null;
  return <Circle places={places} points={points} name={polarCircle} marked={cities} />;
}

interface CircleProps {
  readonly places: BoardFile;
  readonly points: readonly number[];
  readonly name: string;
  readonly marked: BoardModel['cities'];
}

function Circle({ places, points, name, marked }: CircleProps) {
  const spot = useMemo(() => circleNameSpot(places, marked, name), [places, name]);
  return (
    <g class="polar-circle">
      <Line path={linePath(points)} />
      {spot !== null && (
        <text transform={`translate(${round(spot.x)} ${round(spot.y)}) rotate(${round(spot.angle)})`} y="4">
          {name}
        </text>
      )}
    </g>
  );
}

const Line = memo(({ path }: { readonly path: string }) => (
  <>
    <path class="case" d={path} />
    <path class="line" d={path} />
  </>
));
