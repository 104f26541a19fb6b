import type { BoardModel } from '../model.ts';
import { City, Label, Station } from './City.tsx';
import './cities.css';

interface CitiesProps {
  readonly model: BoardModel;
}

/** Cities, then the stations on them, then their names: no name is hidden by a neighbour. */
export function Cities({ model }: CitiesProps) {
  const { places, routes, selected } = model;
  const radius = places.cityRadius;
  const ends = selected === null ? undefined : routes[selected]?.ends;
  const cities = model.cities.flatMap((city, id) => {
    const place = places.cities[id];
    return place === undefined ? [] : [{ ...city, id, place, lit: city.lit || ends?.includes(id) === true }];
  });
  return (
    <>
      <g class="cities">
        {cities.map(({ id, place, station, waypoint, ticket, lit, dimmed }) => (
          <City key={id} hasStation={station !== null} {...{ place, radius, waypoint, ticket, lit, dimmed }} />
        ))}
      </g>
      <g class="stations">
        {cities.map(({ id, place, station, fresh, lit, dimmed }) =>
          station === null ? null : <Station key={id} of={station} {...{ place, radius, fresh, lit, dimmed }} />,
        )}
      </g>
      <g class="labels">
        {cities.map(({ id, place, ticket, lit, dimmed }) => (
          <Label key={id} {...{ place, radius, ticket, lit, dimmed }} />
        ))}
      </g>
    </>
  );
}
