import type { ColorName } from '../../engine/cards.ts';

interface Drawing {
  /** Lines, on a ground that is larger than any card. */
  readonly lines: string;
  readonly width: number;
  /** Bars are broad lines with gaps, and dots are dashes without length. */
  readonly dashes?: string;
  readonly turned?: boolean;
  readonly round?: boolean;
}

const rows = (count: number, row: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => row(place)).join('');

/** Over all of a card, and, turned, from corner to corner. */
const ACROSS = 'M0 32h100';
const TURNED_ACROSS = 'M0-11h120';

const DRAWINGS: Readonly<Record<ColorName, readonly Drawing[]>> = {
  red: [{ lines: TURNED_ACROSS, width: 120, dashes: '4.6 5.4', turned: true }],
  orange: [{ lines: ACROSS, width: 70, dashes: '4 5' }],
  yellow: [
    {
      lines: rows(7, (y) => `M2.5 ${10 * y + 2.5}h100M7.5 ${10 * y + 7.5}h100`),
      width: 4.2,
      dashes: '0 10',
      round: true,
    },
  ],
  green: [{ lines: rows(8, (y) => `M0 ${9 * y + 6.5}${'l6-5 6 5'.repeat(8)}`), width: 2.8 }],
  blue: [{ lines: rows(9, (y) => `M-4 ${8 * y + 4}q4-4 8 0${'t8 0'.repeat(12)}`), width: 2.4 }],
  purple: [
    { lines: TURNED_ACROSS, width: 120, dashes: '1.6 7.4', turned: true },
    { lines: 'M57-72v126', width: 126, dashes: '1.6 7.4', turned: true },
  ],
  black: [],
  white: [],
};

interface CardPatternProps {
  readonly color: ColorName;
  /** 1 suits a card drawn about a hundred units wide. */
  readonly scale: number;
  /** Colour of the drawing, as css writes it. */
  readonly ink: string;
  readonly opacity: number;
}

/**
 * Stripes, bars, dots, chevrons, waves or lattice. Black and white stay plain. Drawn line by line: a pattern of svg needs
 * an id, and ids that are counted tell how many cards were on the screen before.
 */
export function CardPattern({ color, scale, ink, opacity }: CardPatternProps) {
  return (
    <g fill="none" stroke={ink} opacity={opacity}>
      {DRAWINGS[color].map(({ lines, width, dashes, turned, round }) => (
        <path
          key={lines}
          d={lines}
          stroke-width={width}
          stroke-dasharray={dashes}
          stroke-linecap={round ? 'round' : undefined}
          transform={`scale(${scale})${turned ? ' rotate(45)' : ''}`}
        />
      ))}
    </g>
  );
}
