import { memo } from '../../ui/memo.ts';
import type { BoardModel, CountryMark } from '../model.ts';
import { nameAside, nameGrowth } from '../shapes/cityRings.ts';
import { type MarkSpot, markSpots } from '../shapes/markSpots.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { round } from '../shapes/shapes.ts';
import './country-marks.css';

interface CountryMarksProps {
  readonly model: BoardModel;
  readonly measures: DrawnMeasures;
  /** How much larger the ring of each city is than others. */
  readonly sizes: readonly number[];
}

/** A small flag of our own drawing beside each name: which country a city counts for. The zoom decides about its letters. */
export function CountryMarks({ model: { places, cities, routes, selected }, sizes, measures }: CountryMarksProps) {
  const spots = markSpots(places, cities);
  const ends = selected === null ? undefined : routes[selected]?.ends;
  return (
    <g class="country-marks">
      {cities.map(({ mark, ticket, waypoint, station, dimmed, ...city }, id) => {
        const [spot, place] = [spots[id], places.cities[id]];
        if (mark === null || spot == null || place === undefined) return null;
        const lit = city.lit || ends?.includes(id) === true;
        const rest = { waypoint, ticket: false, lit: false, hasStation: false, size: sizes[id] ?? 1 };
        const now = { ...rest, ticket, lit, hasStation: station !== null };
        const [before, after] = [nameAside(place, rest, measures), nameAside(place, now, measures)];
        const growth = nameGrowth(now);
        const { label } = place;
        return (
          <Mark
            key={id}
            shape={mark.shape}
            letters={mark.letters}
            x={round(label.x + after.x + (spot.x - label.x - before.x) * growth)}
            y={round(label.y + after.y + (spot.y - label.y - before.y) * growth)}
            scale={round(spot.size * measures.unit)}
            lit={lit}
            dimmed={dimmed}
          />
        );
      })}
    </g>
  );
}

interface MarkProps extends CountryMark, Omit<MarkSpot, 'size'> {
  readonly scale: number;
  readonly lit: boolean;
  readonly dimmed: boolean;
}

const Mark = memo(({ shape, letters, x, y, scale, lit, dimmed }: MarkProps) => (
  <g
    class={`country-mark ${shape} ${lit ? 'lit' : ''} ${dimmed ? 'dimmed' : ''}`}
    transform={`translate(${x} ${y}) scale(${scale})`}
  >
    <path d={OUTLINES[shape]} />
    <text x={MIDDLES[shape]} y="3.1">
      {letters}
    </text>
  </g>
));

/** 18 by 11 around their middle. */
const OUTLINES: Readonly<Record<CountryMark['shape'], string>> = {
  swallowtail: 'M-9-5.5H9L6 0 9 5.5H-9Z',
  rectangle: 'M-9-5.5H9V5.5H-9Z',
  pennant: 'M-9-5.5H5.5L9 0 5.5 5.5H-9Z',
  pill: 'M-3.5-5.5H3.5A5.5 5.5 0 0 1 3.5 5.5H-3.5A5.5 5.5 0 0 1-3.5-5.5Z',
  hexagon: 'M-9 0-5.5-5.5H5.5L9 0 5.5 5.5H-5.5Z',
  cut: 'M-9-1.5-5-5.5H5L9-1.5V5.5H-9Z',
};

/** Where the letters have most room. */
const MIDDLES: Readonly<Record<CountryMark['shape'], number>> = {
  swallowtail: -1.3,
  rectangle: 0,
  pennant: -1.3,
  pill: 0,
  hexagon: 0,
  cut: 0,
};
