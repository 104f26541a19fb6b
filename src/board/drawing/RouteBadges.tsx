import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import { type BadgeSpot, bonusSpot, engineSpots, type LaneSide, ownerSpots, symbolSpot } from '../shapes/badges.ts';
import { statureOf } from '../shapes/liveries.ts';
import type { RouteLooks } from '../shapes/looks.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { round } from '../shapes/shapes.ts';
import { MarkBadge, SymbolBadges } from './Badge.tsx';

const SYMBOL_RADIUS = 7.2;
const SMALL_SYMBOL = 0.74;
const ENGINE_RADIUS = 8.2;
const BONUS_RADIUS = 9.2;

interface BadgesProps {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  readonly lane: LaneSide;
}

interface OwnerMarksProps extends BadgesProps {
  readonly of: PlayerColor;
}

/** The marks of a train's owner: above all routes, so that no other train hides them. */
export const OwnerMarks = memo(({ of, place, lane, measures }: OwnerMarksProps) => {
  const radius = statureOf(lane !== null).mark * measures.unit;
  return <MarkBadge of={of} spots={ownerSpots(place, lane)} radius={radius} />;
});

type FreeBadgesProps = BadgesProps & Pick<RouteLooks, 'color' | 'engines' | 'drawBonus'>;

/** What lies on a free route: its symbol, engines and draw bonus. */
export const FreeBadges = memo(({ place, lane, color, engines, drawBonus, measures: { unit } }: FreeBadgesProps) => {
  const engineAt = engineSpots(place, engines, drawBonus > 0, lane);
  return (
    <>
      {color !== 'grey' && <Symbols color={color} place={place} lane={lane} radius={SYMBOL_RADIUS * unit} />}
      {engineAt.length > 0 && <SymbolBadges of="locomotive" spots={engineAt} radius={ENGINE_RADIUS * unit} />}
      {drawBonus > 0 && <DrawBonus cards={drawBonus} spot={bonusSpot(place, engines, lane)} unit={unit} />}
    </>
  );
});

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
      <circle cx={x} cy={y} r={round(BONUS_RADIUS * unit)} />
      <text x={x} y={round(y + 4.7 * unit)} font-size={round(13.4 * unit)}>
        {`+${cards}`}
      </text>
    </g>
  );
}
