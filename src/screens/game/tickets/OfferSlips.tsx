import { useText } from '../../../i18n/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Ticket } from '../../../ui/Ticket.tsx';
import type { Slip } from '../frame/ticketSlips.ts';
import type { TicketOffer } from './offers.ts';
import '../frame/ticket-list.css';

interface OfferSlipsProps {
  readonly slips: readonly Slip[];
  readonly offers: readonly TicketOffer[];
  /** The ticket whose way is shown alone. */
  readonly lit: number | null;
  readonly onLight: (ticket: number) => void;
  readonly onKeep: (ticket: number) => void;
}

/** Tickets beside the map: each shows its way, and beside those on offer a ring keeps them. */
export function OfferSlips({ slips, offers, lit, onLight, onKeep }: OfferSlipsProps) {
  const { turn } = useText();
  return (
    <ul class="ticket-list offer-slips" aria-label={turn.ticket.list}>
      {slips.map(({ ticket, path, note, sentence, ...slip }) => {
        const offer = offers.find((each) => each.ticket === ticket);
        return (
          <li key={ticket} class={lookOf(offer)} data-spot={`slip ${ticket}`}>
            <Ticket {...slip} lit={lit === ticket} onPress={() => onLight(ticket)} />
            {offer && <Ring name={slip.name} kept={offer.kept} onPress={() => onKeep(ticket)} />}
          </li>
        );
      })}
    </ul>
  );
}

function lookOf(offer: TicketOffer | undefined): string {
  if (offer === undefined) return 'held';
  return offer.kept ? 'kept' : 'spare';
}

interface RingProps {
  readonly name: string;
  readonly kept: boolean;
  readonly onPress: () => void;
}

function Ring({ name, kept, onPress }: RingProps) {
  const { tickets } = useText();
  return (
    <button type="button" class="keep-ring" aria-pressed={kept} aria-label={tickets.keepIt(name)} onClick={onPress}>
      {kept && <Icon name="tick" />}
    </button>
  );
}
