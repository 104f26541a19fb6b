import { useMemo } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import './network-sketch.css';

interface NetworkSketchProps {
  readonly map: MapData;
  readonly label: string;
}

/** The whole network at the size of a card. */
export function NetworkSketch({ map, label }: NetworkSketchProps) {
  const sketch = useMemo(() => sketchOf(map), [map]);
  return (
    <svg class="network-sketch" viewBox={`0 0 ${sketch.width} ${sketch.height}`} role="img" aria-label={label}>
      <path d={sketch.land} class="shallows" />
      <path d={sketch.land} class="coast" />
      <path d={sketch.land} class="land" />
      <path
        d={sketch.routes
          .filter(isColored)
          .map((route) => route.path)
          .join('')}
        class="casing"
      />
      {sketch.routes.map((route) => (
        <path key={route.color} d={route.path} class={`route ${route.color}`} />
      ))}
      <path d={sketch.cities} class="ring" />
      <path d={sketch.cities} class="core" />
    </svg>
  );
}

function isColored({ color }: Sketch['routes'][number]): boolean {
  return color !== 'grey';
}
