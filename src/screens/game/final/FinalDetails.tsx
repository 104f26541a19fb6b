import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Result } from '../../../engine/scoring/result.ts';
import { useText } from '../../../i18n/text.ts';
import type { Afterthought } from '../../../table/computers/afterwards.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useStill } from '../../shared/useStill.ts';
import { cityName, endNames, playerName } from '../words/names.ts';
import { Afterthoughts } from './Afterthoughts.tsx';
import { bonusCount, bonusSentence, bonusTitle, pointsWord } from './finalWords.ts';
import './final-details.css';

/** What of the chosen player the board shows. */
export type FinalShow = 'network' | 'path';

export interface FinalDetailsProps {
  readonly state: TableState;
  readonly result: Result;
  readonly seat: number;
  readonly show: FinalShow;
  readonly onShow: (show: FinalShow) => void;
  /** What the computers were after; null until that is known. */
  readonly after: readonly Afterthought[] | null;
}

/** Every ticket, what the stations borrowed, and the bonuses of one player. */
export function FinalDetails({ state, result, seat, show, onShow, after }: FinalDetailsProps) {
  const { final } = useText();
  const name = playerName(state, seat);
  const options = [
    { value: 'network', label: final.network },
    { value: 'path', label: final.showPath },
  ] as const;
  const box = useBroughtIntoView(after);
  const of = result.seats.find((each) => each.seat === seat);
  if (of === undefined) return null;
  return (
    <div class="final-details" ref={box}>
      <Segmented label={final.details(name)} options={options} value={show} onChange={onShow} />
      <Tickets state={state} of={of} name={name} />
      <Afterthoughts state={state} seat={seat} after={after} />
      <Borrowed state={state} of={of} />
      <Bonuses state={state} of={of} />
    </div>
  );
}

/** What was asked for must not open below the edge; nor what comes a little later than the rest. */
function useBroughtIntoView(later: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const still = useStill();
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' }), [later]);
  return box;
}

interface PartProps {
  readonly state: TableState;
  readonly of: Result['seats'][number];
}

function Tickets({ state, of, name }: PartProps & { readonly name: string }) {
  const { final } = useText();
  if (of.tickets.length === 0) return <p>{final.noTickets}</p>;
  const tickets = [...of.tickets].sort((one, other) => other.points - one.points);
  return (
    <ul class="tickets" aria-label={final.ticketsOf(name)}>
      {tickets.map(({ ticket, completed, points }) => (
        <TicketLine key={ticket} {...{ state, ticket, completed, points }} />
      ))}
    </ul>
  );
}

interface TicketLineProps {
  readonly state: TableState;
  readonly ticket: number;
  readonly completed: boolean;
  readonly points: number;
}

function TicketLine({ state, ticket, completed, points }: TicketLineProps) {
  const text = useText();
  const { final } = text;
  const { a = -1, b = -1 } = state.table.table.board.tickets[ticket] ?? {};
  const from = cityName(state.table, a);
  const to = cityName(state.table, b);
  return (
    <li class={completed ? 'done' : 'failed'} aria-label={final.ticketLabel(from, to, Math.abs(points), completed)}>
      <Icon name={completed ? 'tick' : 'close'} />
      <span class="name">{final.fromTo(from, to)}</span>
      <span class="word">{completed ? final.doneWord : final.failedWord}</span>
      <strong>{pointsWord(text, points)}</strong>
    </li>
  );
}

function Borrowed({ state, of }: PartProps) {
  const { final } = useText();
  const lines = of.borrowed.map(({ city, route }) => {
    const [from, to] = endNames(state.table, route);
    const owner = playerName(state, state.table.table.owner[route] ?? -1);
    return final.borrowed(cityName(state.table, city), from, to, owner);
  });
  return lines.length === 0 ? null : (
    <ul class="borrowed" aria-label={final.borrowedTitle}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="station" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function Bonuses({ state, of }: PartProps) {
  const text = useText();
  return of.bonuses.length === 0 ? null : (
    <ul class="bonus-list" aria-label={text.final.bonusesTitle}>
      {of.bonuses.map(({ id, count, points }) => (
        <li key={id} class={points > 0 ? 'won' : undefined}>
          <span>
            {text.final.bonusCount(bonusTitle(text, state, id), bonusCount(text, state, id, count))}
            <small>{bonusSentence(text, state, id)}</small>
          </span>
          <strong>{pointsWord(text, points)}</strong>
        </li>
      ))}
    </ul>
  );
}
