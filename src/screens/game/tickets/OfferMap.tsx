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
import { slipsOf } from '../frame/ticketSlips.ts';
import { joinedPaths, withKept } from './joinedPaths.ts';
import { OfferKey } from './OfferKey.tsx';
import { OfferSlips } from './OfferSlips.tsx';
import type { TicketOffer } from './offers.ts';
import './offer-map.css';

interface OfferMapProps {
  readonly state: TableState;
  readonly view: SeatView;
  readonly offers: readonly TicketOffer[];
  /** Keeps a ticket, or gives it back. */
  readonly onKeep: (ticket: number) => void;
}

/** The board with all ways together, and the tickets beside it; a touch of one shows its way alone, and a city says what it is. */
export function OfferMap({ state, view, offers, onKeep }: OfferMapProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { ticket, touch, path, describe, answer } = useBoardTouch(state);
  const slips = useMemo(
    () => [...slipsOf(text, { ...view, tickets: view.offer }), ...slipsOf(text, view)],
    [text, view],
  );
  const together = useMemo(() => joinedPaths(view, offers), [view, offers]);
  const lit = slips.find((slip) => slip.ticket === ticket)?.path ?? path ?? together;
  const seen = useMemo(() => withKept(view, offers), [view, offers]);
  const { players } = state;
  const model = useMemo(
    () => places && boardModelOf({ text, places, view: seen, players, lit }),
    [text, places, seen, players, lit],
  );
  return (
    <div class="offer-map">
      <OfferSlips
        slips={slips}
        offers={offers}
        lit={ticket}
        onLight={(pressed) => touch({ touch: 'ticket', ticket: pressed })}
        onKeep={onKeep}
      />
      <div class="stage">
        {model && <Board model={model} onChoose={(target) => describe(target, labelOf(model, target))} />}
        {lit === together && answer === null && <OfferKey path={together} />}
        <BoardAnswer answer={answer} />
      </div>
    </div>
  );
}
