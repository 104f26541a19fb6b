import type { ComponentChildren } from 'preact';
import type { ColorName } from '../../engine/cards.ts';

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turned?: boolean;
  readonly drawing: ComponentChildren;
}

const TILES: Readonly<Record<ColorName, Tile | null>> = {
  red: { width: 10, height: 10, turned: true, drawing: <path d="M0 0h4.6v10H0Z" /> },
  orange: { width: 9, height: 9, drawing: <path d="M0 0h4v9H0Z" /> },
  yellow: {
    width: 10,
    height: 10,
    drawing: (
      <path d="M.4 2.5a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 0 0-4.2 0ZM5.4 7.5a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 0 0-4.2 0Z" />
    ),
  },
  green: { width: 12, height: 9, drawing: <path d="M0 6.5l6-5 6 5" fill="none" stroke-width="2.8" /> },
  blue: { width: 16, height: 8, drawing: <path d="M-4 4q4-4 8 0t8 0 8 0" fill="none" stroke-width="2.4" /> },
  purple: { width: 9, height: 9, turned: true, drawing: <path d="M0 0h9M0 0v9" fill="none" stroke-width="3.2" /> },
  black: null,
  white: null,
};

interface CardPatternProps {
  readonly id: string;
  readonly color: ColorName;
  /** 1 suits a card drawn about a hundred units wide. */
  readonly scale: number;
  /** Colour of the drawing, as css writes it. */
  readonly ink: string;
  readonly opacity: number;
}

/** Stripes, bars, dots, chevrons, waves or lattice, as a pattern to fill shapes with. Black and white stay plain. */
export function CardPattern({ id, color, scale, ink, opacity }: CardPatternProps) {
  const tile = TILES[color];
  if (tile === null) return null;
  return (
    <pattern
      id={id}
      width={tile.width}
      height={tile.height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})${tile.turned ? ' rotate(45)' : ''}`}
    >
      <g fill={ink} stroke={ink} stroke-width="0" opacity={opacity}>
        {tile.drawing}
      </g>
    </pattern>
  );
}
