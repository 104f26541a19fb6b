import { useMemo, useState } from 'preact/hooks';
import { type Text, useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { deckName } from '../../shared/deckName.ts';
import { type CityEntry, type CityTicket, citiesWith, ticketIndex } from './ticketsByCity.ts';

/** All tickets of the deck in play by city, and a field to find one. */
export function TicketIndex({ state }: { readonly state: TableState }) {
  const text = useText();
  const { deckList } = text;
  const { board } = state.table.table;
  const entries = useMemo(() => ticketIndex(state.table), [board]);
  const [letters, setLetters] = useState('');
  const found = citiesWith(entries, letters);
  return (
    <section class="ticket-index">
      <h3>{headingOf(text, board)}</h3>
      <p>{deckList.ticketsWhy}</p>
      <input
        type="search"
        aria-label={deckList.find}
        placeholder={deckList.find}
        autocomplete="off"
        value={letters}
        onInput={({ currentTarget }) => setLetters(currentTarget.value)}
      />
      <p class="unseen" role="status">
        {letters === '' ? '' : deckList.found(found.length)}
      </p>
      {found.length === 0 && <p>{deckList.none(letters)}</p>}
      <ul class="cities">
        {found.map((entry) => (
          <CityTickets key={entry.city} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function headingOf(text: Text, { ticketDeck, regularTickets, longTickets }: TableState['table']['table']['board']) {
  const count = regularTickets.length + longTickets.length;
  const { deckList } = text;
  return ticketDeck === null ? deckList.tickets(count) : deckList.ticketsOf(deckName(text, ticketDeck), count);
}

function CityTickets({ entry: { city, tickets } }: { readonly entry: CityEntry }) {
  return (
    <li>
      <h4>{city}</h4>
      <ul>
        {tickets.map((ticket) => (
          <TicketLine key={ticket.ticket} ticket={ticket} />
        ))}
      </ul>
    </li>
  );
}

function TicketLine({ ticket: { to, points, isLong, elsewhere } }: { readonly ticket: CityTicket }) {
  const text = useText();
  const { deckList } = text;
  const notes = [
    ...(isLong ? [deckList.long] : []),
    ...elsewhere.map((worth) => deckList.elsewhere(deckName(text, worth.deck), worth.points)),
  ];
  return (
    <li class={isLong ? 'long' : undefined}>
      <span class="unseen">{deckList.ticket(to, points)}</span>
      <span class="to" aria-hidden="true">
        {to}
      </span>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      <strong aria-hidden="true">{points}</strong>
    </li>
  );
}
