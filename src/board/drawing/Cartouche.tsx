import type { BoardFile } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import { cartoucheSpots, type Rect, TITLE_HEIGHT } from '../shapes/freeSpot.ts';
import { round } from '../shapes/shapes.ts';

interface CartoucheProps {
  readonly places: BoardFile;
  readonly title: string;
}

/** Title and compass, wherever the board has room for them. */
export const Cartouche = memo(({ places, title }: CartoucheProps) => {
  const { title: forTitle, compass: forCompass } = cartoucheSpots(places, title);
  return (
    <g class="cartouche">
      {forTitle !== null && <Title text={title} rect={forTitle} />}
      {forCompass !== null && <Compass rect={forCompass} north={places.north} />}
    </g>
  );
});

function Title({ text, rect }: { readonly text: string; readonly rect: Rect }) {
  const fontSize = rect.height / TITLE_HEIGHT;
  const middle = rect.x + rect.width / 2;
  const rule = round(rect.y + rect.height - fontSize * 0.12);
  return (
    <>
      <text class="title" x={round(middle)} y={round(rect.y + fontSize * 0.86)} font-size={round(fontSize)}>
        {text}
      </text>
      <path class="rule broad" d={`M${round(rect.x)} ${rule}h${round(rect.width)}`} />
      <path class="rule" d={`M${round(rect.x)} ${round(rule + 3)}h${round(rect.width)}`} />
    </>
  );
}

const LONG_POINTS = 'M0-30 4-4 30 0 4 4 0 30-4 4-30 0-4-4Z';
const SHORT_POINTS = 'M12-12 5 0 12 12 0 5-12 12-5 0-12-12 0-5Z';
const SHADY_HALVES = 'M0-30V0L4-4ZM30 0H0L4 4ZM0 30V0L-4 4ZM-30 0H0L-4-4Z';
const NORTH = 'M0-31 4.6-10 0-13-4.6-10Z';

function Compass({ rect, north }: { readonly rect: Rect; readonly north: number }) {
  const middle = `${round(rect.x + rect.width / 2)} ${round(rect.y + rect.height / 2)}`;
  return (
    <g class="compass" transform={`translate(${middle}) rotate(${north}) scale(${round(rect.width / 64)})`}>
      <circle class="ring" r="21" />
      <path class="short" d={SHORT_POINTS} />
      <path class="long" d={LONG_POINTS} />
      <path class="shade" d={SHADY_HALVES} />
      <path class="north" d={NORTH} />
    </g>
  );
}
