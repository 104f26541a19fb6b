import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../model.ts';
import { measuresOf } from '../shapes/measures.ts';
import { Cartouche } from './Cartouche.tsx';
import { Cities } from './Cities.tsx';
import { Defs } from './Defs.tsx';
import { Land } from './Land.tsx';
import { PolarCircle } from './PolarCircle.tsx';
import { Routes } from './Routes.tsx';
import './board-drawing.css';

interface BoardDrawingProps {
  readonly model: BoardModel;
  /** What its ids begin with; it may be shared by drawings of the same places in the same theme. */
  readonly ids?: string;
}

/** Drawings without a name for their ids: they may stand on one page in several themes. */
let unnamed = 0;

/**
 * A board as the content of an svg, in the units of its places. How much of it shows at which zoom is up to the svg's
 * `data-detail`: see detail.ts. It is for the eye only: the svg around it is hidden from those who listen.
 */
export function BoardDrawing({ model, ids }: BoardDrawingProps) {
  const board = useMemo(() => ids ?? `board-${++unnamed}`, [ids]);
  const { places, title } = model;
  const measures = useMemo(() => measuresOf(places), [places]);
  const selecting = model.selected === null ? '' : ' selecting';
  const counting = model.counting ? ' counting' : '';
  return (
    <g class={`board-drawing${selecting}${counting}`} style={{ '--board-unit': `${measures.unit}px` }}>
      <Defs board={board} />
      <Land board={board} zone={places.zone} geography={places.geography} />
      <PolarCircle model={model} />
      <Cartouche places={places} title={title} />
      <Routes {...{ model, measures }} />
      <Cities {...{ model, measures }} />
    </g>
  );
}
