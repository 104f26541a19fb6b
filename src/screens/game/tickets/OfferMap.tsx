import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import { labelOf } from '../../../board/touch/targets.ts';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { boardModelOf } from '../board/boardModel.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { BoardAnswer } from '../frame/BoardAnswer.tsx';
import { TicketList } from '../frame/TicketList.tsx';
import { slipsOf } from '../frame/ticketSlips.ts';
import type { TicketOffer } from './offers.ts';
import './offer-map.css';

interface OfferMapProps {
  readonly state: TableState;
  readonly view: SeatView;
  readonly offers: readonly TicketOffer[];
}

/** The board, with the tickets beside it; a touch of one shows its path, and a city says what it is. */
export function OfferMap({ state, view, offers }: OfferMapProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { ticket, touch, path, describe, answer } = useBoardTouch(state);
  const slips = useMemo(
    () => [...slipsOf(text, { ...view, tickets: view.offer }), ...slipsOf(text, view)],
    [text, view],
  );
  const ticketPath = slips.find((slip) => slip.ticket === ticket)?.path ?? null;
  const lit = ticketPath ?? path;
  const litCities = useMemo(() => offers.flatMap(({ ends }) => ends), [view.offer]);
  const { players } = state;
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit, litCities: ticketPath === null ? litCities : [] }),
    [text, places, view, players, lit, ticketPath, litCities],
  );
  return (
    <div class="offer-map">
      <TicketList
        slips={slips}
        lit={ticket === null ? [] : [ticket]}
        onPress={(pressed) => touch({ touch: 'ticket', ticket: pressed })}
      />
      <div class="stage">
        {model && <Board model={model} onChoose={(target) => describe(target, labelOf(model, target))} />}
        <BoardAnswer answer={answer} />
      </div>
    </div>
  );
}
