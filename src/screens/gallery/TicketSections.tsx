import { useState } from 'preact/hooks';
import { gallery } from '../../i18n/en/gallery.ts';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import { Ticket } from '../../ui/Ticket.tsx';
import { TicketChoice } from '../../ui/TicketChoice.tsx';
import { SmallBoard } from '../company/SmallBoard.tsx';
import { ignore } from './ignore.ts';

const TICKETS = [
  { from: 'Paris', to: 'Zagreb', points: 8, trains: 11, placed: 9, state: 'open' },
  { from: 'Brest', to: 'Venezia', points: 7, trains: 12, placed: 9, state: 'risk' },
  { from: 'Kyiv', to: 'Wien', points: 6, trains: 8, placed: 8, state: 'done' },
  { from: 'København', to: 'Erzurum', points: 21, trains: 21, placed: 4, state: 'open', long: true },
  { from: 'Lisboa', to: 'Danzig', points: 20, trains: 20, placed: 20, state: 'done', long: true },
] as const;

export function TicketSection() {
  const { ticket } = gallery;
  return (
    <div class="tray-piece on-livery slips">
      {TICKETS.map(({ from, to, ...rest }) => {
        const word = rest.state === 'done' ? ticket.done : ticket.toGo(rest.trains - rest.placed);
        const label = ticket.label(from, to, rest.points, word);
        return <Ticket key={from} {...rest} name={ticket.name(from, to)} word={word} label={label} onPress={ignore} />;
      })}
    </div>
  );
}

export function ChoiceSection() {
  const { ticket } = gallery;
  const [kept, setKept] = useState(true);
  const words = { pointsWord: ticket.points, keepWord: ticket.keep };
  return (
    <div class="tray-piece on-livery choices">
      <TicketChoice
        {...words}
        sort={ticket.plain}
        from="Paris"
        to="Zagreb"
        facts={[ticket.atLeast(9), ticket.shares('Paris', 'Wien')]}
        points={8}
        kept={kept}
        onPress={() => setKept(!kept)}
      >
        <AnyMap />
      </TicketChoice>
      <TicketChoice
        {...words}
        sort={ticket.plain}
        from="København"
        to="Constantinople"
        facts={[ticket.atLeast(20)]}
        points={15}
        kept={false}
        onPress={ignore}
      >
        <AnyMap />
      </TicketChoice>
      <TicketChoice
        {...words}
        sort={ticket.long}
        from="Lisboa"
        to="Danzig"
        facts={[ticket.atLeast(19)]}
        points={20}
        kept
        locked
        long
        onPress={ignore}
      >
        <AnyMap />
      </TicketChoice>
    </div>
  );
}

/** Any map, until each ticket has its own. */
function AnyMap() {
  const { home } = useText();
  const [map] = boards;
  return map && <SmallBoard mapId={map.id} label={home.network(map.name)} />;
}
