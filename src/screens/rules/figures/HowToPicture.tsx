import type { MapData, MapRoute } from '../../../engine/map.ts';
import { claimExample, startExample } from '../../../table/rules/examples.ts';
import { TicketBack } from '../../../ui/art/TicketBack.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import type { HowToStep } from '../howTo.ts';
import { cardsIn, FigureCards } from './Figure.tsx';
import { cityOf, Spaces } from './RouteOnBoard.tsx';
import { Ticket } from './Slip.tsx';

interface HowToPictureProps {
  readonly of: HowToStep['picture'];
  readonly map: MapData;
}

/** Pieces of the game that show what the words beside them say. */
export function HowToPicture({ of, map }: HowToPictureProps) {
  return (
    <div class="how-picture" aria-hidden="true">
      <Pieces of={of} map={map} />
    </div>
  );
}

function Pieces({ of, map }: HowToPictureProps) {
  switch (of) {
    case 'goal':
      return <Route map={map} by="red" />;
    case 'turn':
      return (
        <span class="figure-discs">
          <PlayerDisc of="red" />
          <Icon name="step" />
          <PlayerDisc of="blue" />
          <Icon name="step" />
          <PlayerDisc of="green" />
        </span>
      );
    case 'collect':
      return <FigureCards cards={[{ kind: 'blue' }, { kind: 'locomotive' }, { kind: 'back' }]} />;
    case 'claim':
      return <Payment map={map} />;
    case 'tickets':
      return <Tickets map={map} />;
    case 'special':
      return <Specials map={map} />;
    case 'end':
      return (
        <span class="figure-discs">
          <Icon name="train" /> {map.rules.lastRoundAt}
          <Icon name="crown" />
        </span>
      );
    default:
      return of satisfies never;
  }
}

function Route({ map, by }: { readonly map: MapData; readonly by?: 'red' }) {
  const shown = claimExample(map);
  return shown && <Spaces route={shown.route} {...(by && { by })} />;
}

function Payment({ map }: { readonly map: MapData }) {
  const shown = claimExample(map);
  return (
    shown && (
      <>
        <FigureCards cards={cardsIn(shown.paid)} />
        <Spaces route={shown.route} />
      </>
    )
  );
}

function Tickets({ map }: { readonly map: MapData }) {
  const [ticket] = startExample(map).tickets.filter(({ set }) => set !== 'long');
  return (
    <>
      {ticket && <Ticket from={cityOf(map, ticket.a)} to={cityOf(map, ticket.b)} points={ticket.points} />}
      <span class="figure-back">
        <TicketBack />
      </span>
    </>
  );
}

function Specials({ map: { routes, rules } }: { readonly map: MapData }) {
  const has = (kind: MapRoute['kind']) => routes.some((route) => route.kind === kind);
  const icons: readonly (IconName | false)[] = [
    has('ferry') && 'ferry',
    has('tunnel') && 'tunnel',
    rules.stations !== null && 'station',
    rules.bonusCardsInPlay !== null && 'bonus',
  ];
  const found = icons.filter((icon) => icon !== false);
  return (
    <span class="figure-icon">
      {(found.length === 0 ? (['route'] as const) : found).map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
    </span>
  );
}
