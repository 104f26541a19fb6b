import { useText } from '../../../i18n/text.ts';
import { Ticket } from '../../../ui/Ticket.tsx';
import type { Slip } from './ticketSlips.ts';
import './ticket-list.css';

interface TicketListProps {
  readonly slips: readonly Slip[];
  /** Tickets that stand out: their paths are lit on the board. */
  readonly lit: readonly number[];
  readonly onPress: (ticket: number) => void;
}

export function TicketList({ slips, lit, onPress }: TicketListProps) {
  const { turn } = useText();
  return (
    <ul class="ticket-list" aria-label={turn.ticket.list}>
      {slips.map(({ ticket, path, note, sentence, ...slip }) => (
        <li key={ticket} data-spot={`slip ${ticket}`}>
          <Ticket {...slip} lit={lit.includes(ticket)} onPress={() => onPress(ticket)} />
        </li>
      ))}
    </ul>
  );
}
