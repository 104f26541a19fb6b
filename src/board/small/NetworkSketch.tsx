import { useMemo } from 'preact/hooks';
import type { BoardSketch } from '../../layout/sketch.ts';
import { cityDots, claimedLines, freeLines, type RouteOwners, viewBoxOf } from './sketch.ts';
import './network-sketch.css';

interface NetworkSketchProps {
  readonly sketch: BoardSketch;
  /** Empty where words beside it say the same. */
  readonly label: string;
  /** Of a game: free routes are faint then. */
  readonly owners?: RouteOwners;
}

const NOBODY: RouteOwners = [];

/** The whole board at the size of a card: its coast, and every route in its colour. Land and sea run on to every edge. */
export function NetworkSketch({ sketch, label, owners }: NetworkSketchProps) {
  const drawn = useMemo(() => {
    const of = owners ?? NOBODY;
    return { free: freeLines(sketch, of), claimed: claimedLines(sketch, of), cities: cityDots(sketch) };
  }, [sketch, owners]);
  return (
    <svg
      class={owners === undefined ? 'network-sketch' : 'network-sketch played'}
      viewBox={viewBoxOf(sketch)}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <path d={sketch.land} class="land" />
      <path d={sketch.lakes} class="lakes" />
      <path d={drawn.free.map(({ path }) => path).join('')} class="casing" />
      {drawn.free.map(({ color, path }) => (
        <path key={color} d={path} class={`route ${color}`} />
      ))}
      <path d={drawn.claimed.map(({ path }) => path).join('')} class="casing" />
      {drawn.claimed.map(({ color, path }) => (
        <path key={color} d={path} class="claimed" style={{ stroke: `var(--${color}-fill)` }} />
      ))}
      <path d={drawn.cities} class="ring" />
      <path d={drawn.cities} class="core" />
    </svg>
  );
}
