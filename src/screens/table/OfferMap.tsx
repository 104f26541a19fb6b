import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { SeatView } from '../../engine/view.ts';
import { useText } from '../../i18n/text.ts';
import type { TableState } from '../../table/scenes.ts';
import { boardModelOf } from './boardModel.ts';
import type { Offer } from './offers.ts';
import { TicketList } from './TicketList.tsx';
import { slipsOf } from './ticketSlips.ts';
import { usePlaces } from './usePlaces.ts';
import './offer-map.css';

interface OfferMapProps {
  readonly state: TableState;
  readonly view: SeatView;
  readonly offers: readonly Offer[];
}

/** The board, with the tickets beside it; a touch of one shows its path. */
export function OfferMap({ state, view, offers }: OfferMapProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const [shown, setShown] = useState<number | null>(null);
  const slips = useMemo(
    () => [...slipsOf(text, { ...view, tickets: view.offer }), ...slipsOf(text, view)],
    [text, view],
  );
  const lit = slips.find(({ ticket }) => ticket === shown)?.path ?? null;
  const litCities = useMemo(() => offers.flatMap(({ ends }) => ends), [view.offer]);
  const { players } = state;
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit, litCities: lit === null ? litCities : [] }),
    [text, places, view, players, lit, litCities],
  );
  return (
    <div class="offer-map">
      <TicketList
        slips={slips}
        lit={shown === null ? [] : [shown]}
        onPress={(ticket) => setShown(ticket === shown ? null : ticket)}
      />
      <div class="stage">{model && <Board model={model} onChoose={nothing} />}</div>
    </div>
  );
}

/** There is nothing to be done on the board yet. */
const nothing = () => undefined;
