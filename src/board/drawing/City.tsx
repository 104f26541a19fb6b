import type { PlayerColor } from '../../engine/players.ts';
import type { CityPlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import type { CityModel } from '../model.ts';
import type { BadgeSpot } from '../shapes/badges.ts';
import { type CityLooks, cityRadiusOf, LARGER, nameAside, ticketRadiusOf } from '../shapes/cityRings.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { round } from '../shapes/shapes.ts';
import { House } from './Badge.tsx';

const CORE = 0.5;
const STAR = 0.86;
const STAR_WAIST = 0.45;
const FLAKE = 0.62;
const HOUSE_ON_RADIUS = 7.6;

interface NameProps extends CityLooks, Pick<CityModel, 'dimmed'> {
  readonly place: CityPlace;
  readonly measures: DrawnMeasures;
}

type CityProps = NameProps & Pick<CityModel, 'northern' | 'capital'>;

export const City = memo(({ place: { x, y }, measures, dimmed, northern, capital, ...looks }: CityProps) => {
  const { lit, waypoint, ticket } = looks;
  const r = cityRadiusOf(looks, measures);
  const around = round(ticketRadiusOf(looks, measures));
  return (
    <g class={names('city', { lit, dimmed, waypoint })}>
      {ticket && <circle class="ticket-case" cx={x} cy={y} r={around} />}
      {ticket && <circle class="ticket-ring" cx={x} cy={y} r={around} />}
      <circle class="ring" cx={x} cy={y} r={round(r)} />
      <Core at={{ x, y }} radius={r} {...{ waypoint, northern, capital }} />
    </g>
  );
});

interface CoreProps extends Pick<CityModel, 'waypoint' | 'northern' | 'capital'> {
  readonly at: BadgeSpot;
  readonly radius: number;
}

/** A dot; a star in a capital that counts, a snow crystal in a city that counts as northern. */
function Core({ at: { x, y }, radius, waypoint, northern, capital }: CoreProps) {
  const placed = { transform: `translate(${x} ${y})` };
  if (capital) return <path class="star" {...placed} d={starPath(radius * STAR)} />;
  if (northern) return <path class="flake" {...placed} d={flakePath(radius * FLAKE)} />;
  return waypoint ? null : <circle class="core" cx={x} cy={y} r={round(radius * CORE)} />;
}

function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, r] = [(i * Math.PI) / 5, i % 2 === 0 ? radius : radius * STAR_WAIST];
    return `${round(r * Math.sin(turn))} ${round(-r * Math.cos(turn))}`;
  });
  return `M${points.join('L')}Z`;
}

function flakePath(radius: number): string {
  const arms = [0, 1, 2].map((i) => {
    const [x, y] = [radius * Math.sin((i * Math.PI) / 3), radius * Math.cos((i * Math.PI) / 3)].map(round);
    return `M${x} ${y}L${-(x ?? 0)} ${-(y ?? 0)}`;
  });
  return arms.join('');
}

interface StationProps extends Pick<CityModel, 'fresh' | 'dimmed' | 'lit'> {
  readonly place: CityPlace;
  readonly radius: number;
  readonly of: PlayerColor;
}

export const Station = memo(({ place: { x, y }, radius, of, fresh, lit, dimmed }: StationProps) => (
  <g class={names('station', { lit, dimmed })}>
    {fresh && <circle class="fresh" cx={x} cy={round(y - radius * 0.4)} r={round(radius * 2.6)} />}
    <House of={of} spot={{ x, y }} size={radius / HOUSE_ON_RADIUS} />
  </g>
));

/** A class of its own: what a ticket looks like elsewhere must not reach a name on the board. */
export const Label = memo(({ place, measures, dimmed, ...looks }: NameProps) => {
  const { x, fontSize, lines } = place.label;
  const { ticket, lit } = looks;
  const away = nameAside(place, looks, measures);
  return (
    <g class={names('label', { 'of-ticket': ticket, lit, dimmed })} font-size={round(fontSize * (lit ? LARGER : 1))}>
      {lines.map(({ text, baseline }) => (
        <text key={text} x={round(x + away.x)} y={round(baseline + away.y)}>
          {text}
        </text>
      ))}
    </g>
  );
});

function names(first: string, others: Readonly<Record<string, boolean>>): string {
  const held = Object.entries(others).filter(([, holds]) => holds);
  return [first, ...held.map(([name]) => name)].join(' ');
}
