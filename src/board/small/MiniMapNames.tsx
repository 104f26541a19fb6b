import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardFile, Size } from '../../layout/boardFile.ts';
import { round } from '../shapes/shapes.ts';
import type { CropBox } from './cropBox.ts';

interface MiniMapNamesProps {
  readonly places: BoardFile;
  readonly cities: readonly number[];
  readonly box: CropBox;
}

/** In css px, whatever the size of the map. */
const SIZE = 15;
const ABOVE = -15;
const BELOW = 26;
/** How far beyond the map its frame reaches, less a little. */
const BEYOND = 32;
/** How wide a letter is on average, as a part of its size. */
const LETTER = 0.54;

/** Names of a few cities, the northernmost above its ring and the others below, none beyond the edge of the frame. */
export function MiniMapNames({ places, cities, box }: MiniMapNamesProps) {
  const group = useRef<SVGGElement>(null);
  const size = useMapSize(group);
  const unit = Math.max(box.width / size.width, box.height / size.height);
  const top = Math.min(...cities.flatMap((city) => places.cities[city]?.y ?? []));
  return (
    <g class="names" ref={group} font-size={round(SIZE * unit)}>
      {cities.flatMap((city) => {
        const place = places.cities[city];
        if (place === undefined) return [];
        const name = place.label.lines.map(({ text }) => text).join(' ');
        const half = (name.length * LETTER * SIZE) / 2;
        return (
          <text
            key={city}
            x={round(within(place.x, box.x + box.width / 2, (size.width / 2 + BEYOND - half) * unit))}
            y={round(place.y + (place.y === top ? ABOVE : BELOW) * unit)}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
}

function within(x: number, middle: number, reach: number): number {
  return Math.min(Math.max(x, middle - reach), middle + reach);
}

const FIRST: Size = { width: 300, height: 300 };

/** How large the map is on the screen. */
function useMapSize(part: RefObject<SVGGElement | null>): Size {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    const map = part.current?.ownerSVGElement;
    if (!map) return undefined;
    const read = () => {
      const { width, height } = map.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(map);
    return () => observer.disconnect();
  }, [part]);
  return size;
}
