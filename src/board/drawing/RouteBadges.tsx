import type { RoutePlace } from '../../layout/boardFile.ts';
import { type BadgeSpot, bonusSpot, engineSpots, type LaneSide, symbolSpot } from '../shapes/badges.ts';
import type { RouteLooks } from '../shapes/looks.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { memo } from '../shapes/memo.ts';
import { round } from '../shapes/shapes.ts';
import { MarkBadge, SymbolBadges } from './Badge.tsx';

const SYMBOL_RADIUS = 7;
const SMALL_SYMBOL = 0.74;
const ENGINE_RADIUS = 6.3;
const MARK_RADIUS = 7.6;

interface RouteBadgesProps extends RouteLooks {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  readonly lane: LaneSide;
}

/** What lies on a route: its owner's mark, or its symbol, engines and draw bonus. Above all routes, so that no train hides it. */
export const RouteBadges = memo((props: RouteBadgesProps) => {
  const { place, lane, owner, ghost, state, measures } = props;
  const train = owner ?? ghost;
  if (train !== null) {
    return <MarkBadge of={train} spots={[symbolSpot(place, lane)]} radius={MARK_RADIUS * measures.unit} />;
  }
  return state === 'closed' ? null : <FreeBadges {...props} />;
});

function FreeBadges({ place, lane, color, engines, drawBonus, measures: { unit } }: RouteBadgesProps) {
  const engineAt = engineSpots(place, engines, drawBonus > 0, lane);
  return (
    <>
      {color !== 'grey' && <Symbols color={color} place={place} lane={lane} radius={SYMBOL_RADIUS * unit} />}
      {engineAt.length > 0 && <SymbolBadges of="locomotive" spots={engineAt} radius={ENGINE_RADIUS * unit} />}
      {drawBonus > 0 && <DrawBonus cards={drawBonus} spot={bonusSpot(place, engines, lane)} unit={unit} />}
    </>
  );
}

interface SymbolsProps {
  readonly color: Exclude<RouteLooks['color'], 'grey'>;
  readonly place: RoutePlace;
  readonly lane: LaneSide;
  readonly radius: number;
}

/** One for the route, and a smaller one for every space: the zoom decides which of them show. */
function Symbols({ color, place, lane, radius }: SymbolsProps) {
  const everySpace = place.spaces.map(([x, y]) => ({ x, y }));
  return (
    <>
      <SymbolBadges class="route-symbol" of={color} spots={[symbolSpot(place, lane)]} radius={radius} />
      <SymbolBadges class="space-symbols" of={color} spots={everySpace} radius={radius * SMALL_SYMBOL} />
    </>
  );
}

interface DrawBonusProps {
  readonly cards: number;
  readonly spot: BadgeSpot;
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
