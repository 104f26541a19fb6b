import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { MiniMap } from '../../../board/small/MiniMap.tsx';
import type { PlayerColor } from '../../../engine/players.ts';
import type { SeatView } from '../../../engine/view.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import type { BoardFile } from '../../../layout/boardFile.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { TicketChoice } from '../../../ui/TicketChoice.tsx';
import { usePlaces } from '../board/usePlaces.ts';
import { claimedRoutes } from '../frame/publicTable.ts';
import { hopeSentence } from '../words/hopeWords.ts';
import { cityName } from '../words/names.ts';
import type { TicketOffer } from './offers.ts';

interface OfferCardsProps {
  readonly state: TableState;
  readonly view: SeatView;
  readonly offers: readonly TicketOffer[];
  readonly onPress: (ticket: number) => void;
}

/** The tickets as cards, each with its path on a small map. */
export function OfferCards({ state, view, offers, onPress }: OfferCardsProps) {
  const { tickets } = useText();
  const places = usePlaces(state.map.id);
  const claimed = useMemo(() => claimedRoutes(state), [state.table, state.players]);
  const decided = offers.some(({ kept }) => kept);
  return (
    <ul class="offers" aria-label={tickets.offered}>
      {offers.map((offer, place) => (
        <li key={offer.ticket} data-spot={`offer ${place}`}>
          <OfferCard view={view} offer={offer} decided={decided} onPress={() => onPress(offer.ticket)}>
            {places && <OfferPath view={view} places={places} claimed={claimed} offer={offer} />}
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}

interface OfferPathProps {
  readonly view: SeatView;
  readonly places: BoardFile;
  readonly claimed: ReadonlyMap<number, PlayerColor>;
  readonly offer: TicketOffer;
}

function OfferPath({ view, places, claimed, offer }: OfferPathProps) {
  const { table, seat } = view;
  const steps = offer.path.join(' ');
  const path = useMemo(
    () => offer.path.map((route) => ({ route, owned: table.owner[route] === seat })),
    [table, seat, steps],
  );
  const ends = useMemo(() => offer.ends, [offer.ticket]);
  return <MiniMap places={places} claimed={claimed} path={path} ends={ends} crop />;
}

interface OfferCardProps {
  readonly view: SeatView;
  readonly offer: TicketOffer;
  /** Something has been chosen, so that the rest is given back. */
  readonly decided: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function OfferCard({ view, offer, decided, onPress, children }: OfferCardProps) {
  const text = useText();
  const { tickets, board } = text;
  const { ends, points, long, kept, shared } = offer;
  const [from, to] = ends.map((city) => cityName(view, city));
  const fact = hopeSentence(text, view, offer);
  const [first, last] = (shared ?? []).map((city) => cityName(view, city));
  const shares = first === undefined || last === undefined ? [] : [tickets.shares(first, last)];
  const facts = [fact, ...shares];
  const said = tickets.label(from ?? '', to ?? '', points, facts.join(board.comma));
  return (
    <TicketChoice
      sort={long ? tickets.long : tickets.plain}
      from={from ?? ''}
      to={to ?? ''}
      facts={facts}
      points={points}
      pointsWord={tickets.points}
      keepWord={tickets.keep}
      returnWord={decided ? tickets.giveBack[fateOf(view, long)] : ''}
      label={long ? [tickets.long, said].join(board.comma) : said}
      {...{ kept, long, onPress, children }}
    />
  );
}

/** Long tickets are dealt only once; whether the others come back is for the map to say. */
function fateOf({ table }: SeatView, long: boolean): keyof Text['tickets']['giveBack'] {
  if (long) return 'out of the game';
  return table.phase === 'opening' ? table.board.rules.openingTickets.refused : 'under the deck';
}
