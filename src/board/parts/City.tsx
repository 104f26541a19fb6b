import type { PlayerColor } from '../../engine/players.ts';
import type { CityPlace } from '../../layout/boardFile.ts';
import type { CityModel } from '../model.ts';
import { House } from './Badge.tsx';
import { memo } from './memo.ts';
import { round } from './shapes.ts';

const WAYPOINT = 0.7;
const LIT = 1.25;
const CORE = 0.5;
const AROUND_STATION = 2.1;
const HOUSE_ON_RADIUS = 7.6;

interface CityProps extends Pick<CityModel, 'waypoint' | 'ticket' | 'dimmed' | 'lit'> {
  readonly place: CityPlace;
  readonly radius: number;
  readonly hasStation: boolean;
}

export const City = memo(({ place: { x, y }, radius, hasStation, waypoint, ticket, lit, dimmed }: CityProps) => {
  const r = radius * (waypoint ? WAYPOINT : 1) * (lit ? LIT : 1);
  const around = round(hasStation ? radius * AROUND_STATION : r + radius * 0.5);
  return (
    <g class={names('city', { lit, dimmed, waypoint })}>
      {ticket && <circle class="ticket-case" cx={x} cy={y} r={around} />}
      {ticket && <circle class="ticket-ring" cx={x} cy={y} r={around} />}
      <circle class="ring" cx={x} cy={y} r={round(r)} />
      {!waypoint && <circle class="core" cx={x} cy={y} r={round(r * CORE)} />}
    </g>
  );
});

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

interface LabelProps extends Pick<CityModel, 'ticket' | 'lit' | 'dimmed'> {
  readonly place: CityPlace;
  readonly radius: number;
}

export const Label = memo(({ place, radius, ticket, lit, dimmed }: LabelProps) => {
  const { x, fontSize, lines } = place.label;
  const away = lit ? stepAside(place, radius) : { x: 0, y: 0 };
  return (
    <g class={names('label', { ticket, lit, dimmed })} font-size={round(fontSize * (lit ? LARGER : 1))}>
      {lines.map(({ text, baseline }) => (
        <text key={text} x={round(x + away.x)} y={round(baseline + away.y)}>
          {text}
        </text>
      ))}
    </g>
  );
});

const LARGER = 1.1;

/** A lit city is larger and its name longer: the name moves away by that much. */
function stepAside({ x, y, label }: CityPlace, radius: number) {
  const step = radius * (LIT - 1) + 1;
  const beside = Math.abs(label.x - x) > label.width / 2;
  const growth = (label.width * (LARGER * BOLDER - 1)) / 2;
  return beside ? { x: Math.sign(label.x - x) * (step + growth), y: 0 } : { x: 0, y: Math.sign(label.y - y) * step };
}

const BOLDER = 1.04;

function names(first: string, others: Readonly<Record<string, boolean>>): string {
  const held = Object.entries(others).filter(([, holds]) => holds);
  return [first, ...held.map(([name]) => name)].join(' ');
}
