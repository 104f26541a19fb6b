import { useText } from '../../i18n/text.ts';
import { Ticket } from '../../ui/Ticket.tsx';
import type { Slip } from './ticketSlips.ts';
import './ticket-list.css';

interface TicketListProps {
  readonly slips: readonly Slip[];
  /** The ticket whose path is lit on the board. */
  readonly lit: number | null;
  readonly onPress: (ticket: number) => void;
}

export function TicketList({ slips, lit, onPress }: TicketListProps) {
  const { turn } = useText();
  return (
    <ul class="ticket-list" aria-label={turn.ticket.list}>
      {slips.map(({ ticket, path, ...slip }) => (
        <li key={ticket}>
          <Ticket {...slip} lit={ticket === lit} onPress={() => onPress(ticket)} />
        </li>
      ))}
    </ul>
  );
}
