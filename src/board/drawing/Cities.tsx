import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../model.ts';
import { capitalSizes } from '../shapes/markSpots.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { City, Label, Station } from './City.tsx';
import { CountryMarks } from './CountryMarks.tsx';
import './cities.css';

interface CitiesProps {
  readonly model: BoardModel;
  readonly measures: DrawnMeasures;
}

/** Cities, then the stations on them, then marks and names: no name is hidden by a neighbour. */
export function Cities({ model, measures }: CitiesProps) {
  const { places, routes, selected } = model;
  const radius = places.cityRadius;
  const ends = selected === null ? undefined : routes[selected]?.ends;
  const capitals = model.cities.map(({ capital }) => Number(capital)).join('');
  const sizes = useMemo(() => capitalSizes(places, model.cities), [places, capitals]);
  const cities = model.cities.flatMap((city, id) => {
    const place = places.cities[id];
    const lit = city.lit || ends?.includes(id) === true;
    return place === undefined ? [] : [{ ...city, id, place, lit, size: sizes[id] ?? 1 }];
  });
  return (
    <>
      <g class="cities">
        {cities.map(({ id, place, station, waypoint, ticket, lit, dimmed, size, capital, northern }) => (
          <City
            key={id}
            hasStation={station !== null}
            {...{ place, measures, waypoint, ticket, lit, dimmed, size, capital, northern }}
          />
        ))}
      </g>
      <g class="stations">
        {cities.map(({ id, place, station, fresh, lit, dimmed }) =>
          station === null ? null : <Station key={id} of={station} {...{ place, radius, fresh, lit, dimmed }} />,
        )}
      </g>
      <CountryMarks {...{ model, measures, sizes }} />
      <g class="labels">
        {cities.map(({ id, place, station, waypoint, ticket, lit, dimmed, size }) => (
          <Label key={id} hasStation={station !== null} {...{ place, measures, waypoint, ticket, lit, dimmed, size }} />
        ))}
      </g>
    </>
  );
}
