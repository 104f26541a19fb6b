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
  const { sizes, cities } = useCities(model);
  return (
    <>
      <Discs cities={cities} measures={measures} radius={model.places.cityRadius} />
      <CountryMarks {...{ model, measures, sizes }} />
      <Names cities={cities} measures={measures} />
    </>
  );
}

/** Some of the cities with their names, as they lie on the board. */
export function SomeCities({ model, measures, ids }: CitiesProps & { readonly ids: ReadonlySet<number> }) {
  const { cities } = useCities(model);
  const some = cities.filter(({ id }) => ids.has(id));
  return (
    <>
      <Discs cities={some} measures={measures} radius={model.places.cityRadius} />
      <Names cities={some} measures={measures} />
    </>
  );
}

function useCities(model: BoardModel) {
  const { places, routes, selected } = model;
  const ends = selected === null ? undefined : routes[selected]?.ends;
  const capitals = model.cities.map(({ capital }) => Number(capital)).join('');
  const sizes = useMemo(() => capitalSizes(places, model.cities), [places, capitals]);
  const cities = model.cities.flatMap((city, id) => {
    const place = places.cities[id];
    const lit = city.lit || ends?.includes(id) === true;
    return place === undefined ? [] : [{ ...city, id, place, lit, size: sizes[id] ?? 1 }];
  });
  return { sizes, cities };
}

interface DrawnCities {
  readonly cities: ReturnType<typeof useCities>['cities'];
  readonly measures: DrawnMeasures;
}

function Names({ cities, measures }: DrawnCities) {
  return (
    <g class="labels">
      {cities.map(({ id, place, station, waypoint, ticket, lit, dimmed, size }) => (
        <Label key={id} hasStation={station !== null} {...{ place, measures, waypoint, ticket, lit, dimmed, size }} />
      ))}
    </g>
  );
}

function Discs({ cities, measures, radius }: DrawnCities & { readonly radius: number }) {
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
    </>
  );
}
