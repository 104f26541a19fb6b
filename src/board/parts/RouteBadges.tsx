import type { RoutePlace } from '../../layout/boardFile.ts';
import { bonusSpot, engineSpots, type Lane, type Spot, symbolSpot } from './badges.ts';
import { hrefOf } from './ids.ts';
import type { RouteLooks } from './looks.ts';
import type { Measures } from './measures.ts';
import { memo } from './memo.ts';
import { round } from './shapes.ts';

const SMALL_SYMBOL = 0.74;

interface RouteBadgesProps extends RouteLooks {
  readonly board: string;
  readonly measures: Measures;
  readonly place: RoutePlace;
  readonly lane: Lane;
}

/** What lies on a route: its owner's mark, or its symbol, engines and draw bonus. Above all routes, so that no train hides it. */
export const RouteBadges = memo((props: RouteBadgesProps) => {
  const { board, place, lane, owner, ghost, state } = props;
  const train = owner ?? ghost;
  if (train !== null) return <use href={hrefOf(board, `mark-${train}`)} {...symbolSpot(place, lane)} />;
  return state === 'closed' ? null : <FreeBadges {...props} />;
});

function FreeBadges({ board, place, lane, color, engines, drawBonus, measures: { unit } }: RouteBadgesProps) {
  return (
    <>
      {color !== 'grey' && <Symbols href={hrefOf(board, `symbol-${color}`)} place={place} lane={lane} />}
      {engineSpots(place, engines, drawBonus > 0, lane).map((spot) => (
        <use key={`${spot.x} ${spot.y}`} href={hrefOf(board, 'engine')} {...spot} />
      ))}
      {drawBonus > 0 && <DrawBonus cards={drawBonus} spot={bonusSpot(place, engines, lane)} unit={unit} />}
    </>
  );
}

interface SymbolsProps {
  readonly href: string;
  readonly place: RoutePlace;
  readonly lane: Lane;
}

/** One for the route, and a smaller one for every space: the zoom decides which of them show. */
function Symbols({ href, place, lane }: SymbolsProps) {
  return (
    <>
      <use class="route-symbol" href={href} {...symbolSpot(place, lane)} />
      <g class="space-symbols">
        {place.spaces.map(([x, y]) => (
          <use key={`${x} ${y}`} href={href} transform={`translate(${x} ${y}) scale(${SMALL_SYMBOL})`} />
        ))}
      </g>
    </>
  );
}

interface DrawBonusProps {
  readonly cards: number;
  readonly spot: Spot;
  readonly unit: number;
}

function DrawBonus({ cards, spot: { x, y }, unit }: DrawBonusProps) {
  return (
    <g class="draw-bonus">
      <circle cx={x} cy={y} r={round(7.6 * unit)} />
      <text x={x} y={round(y + 3.9 * unit)} font-size={round(11 * unit)}>
        {`+${cards}`}
      </text>
    </g>
  );
}
