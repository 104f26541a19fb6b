import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardFile, Size } from '../../layout/boardFile.ts';
import type { Point } from '../camera/projection.ts';
import { round } from '../shapes/shapes.ts';
import type { CropBox } from './cropBox.ts';
import { NAME_SIZE, nameSpots } from './nameSpots.ts';

interface MiniMapNamesProps {
  readonly places: BoardFile;
  /** Cities with a ring. */
  readonly ends: readonly number[];
  /** Cities without one. */
  readonly named: readonly number[];
  readonly box: CropBox;
  /** What is not to be covered, if it can be helped. */
  readonly avoid: readonly Point[];
}

/** How far beyond the map its frame reaches, less a little. */
const BEYOND = { x: 32, y: 27 };

/** Names of a few cities beside their rings and dots, none beyond the edge of the frame. */
export function MiniMapNames({ places, ends, named, box, avoid }: MiniMapNamesProps) {
  const group = useRef<SVGGElement>(null);
  const size = useMapSize(group);
  const unit = Math.max(box.width / size.width, box.height / size.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const inPx = ({ x, y }: Point) => ({ x: (x - middle.x) / unit, y: (y - middle.y) / unit });
  const toName = (city: number, ringed: boolean) => {
    const place = places.cities[city];
    if (place === undefined) return [];
    return [{ city, ringed, name: place.label.lines.map(({ text }) => text).join(' '), ...inPx(place) }];
  };
  const cities = [
    ...ends.flatMap((city) => toName(city, true)),
    ...named.flatMap((city) => (ends.includes(city) ? [] : toName(city, false))),
  ];
  const reach = { x: size.width / 2 + BEYOND.x, y: size.height / 2 + BEYOND.y };
  return (
    <g class="names" ref={group} font-size={round(NAME_SIZE * unit)}>
      {nameSpots(cities, reach, avoid.map(inPx)).map(({ city, name, x, y }) => (
        <text key={city} x={round(middle.x + x * unit)} y={round(middle.y + y * unit)}>
          {name}
        </text>
      ))}
    </g>
  );
}

const FIRST: Size = { width: 300, height: 300 };

/** How large the map is where it lies, also while it is still flying there at another size. */
function useMapSize(part: RefObject<SVGGElement | null>): Size {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    const map = part.current?.ownerSVGElement;
    if (!map) return undefined;
    const read = () => {
      const style = getComputedStyle(map);
      const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
      if (width > 0 && height > 0) setSize({ width, height });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(map);
    return () => observer.disconnect();
  }, [part]);
  return size;
}
