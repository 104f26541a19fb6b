import { useMemo } from 'preact/hooks';
import type { MapRoute } from '../../../engine/map.ts';
import type { SeatView } from '../../../engine/view.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import { broughtNearer, completedBy, type TicketProgress } from '../../../table/turn/ticketProgress.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cityName, endNames, ticketNames } from '../words/names.ts';
import { type Follow, TrayHead } from './TrayHead.tsx';

interface RouteHeadProps {
  readonly view: SeatView;
  readonly route: number;
  /** Whether to say which tickets it would complete. */
  readonly promising?: boolean;
  readonly answer?: string | null;
  readonly follow?: Follow | null;
}

/** Name, length, points and kind of a route. */
export function RouteHead({ view, route, promising = false, answer = null, follow = null }: RouteHeadProps) {
  const text = useText();
  const { board } = view.table;
  const tickets = useMemo(() => (promising ? completedBy(view, route) : []), [view, route, promising]);
  const helped = useMemo(
    () => (promising && tickets.length === 0 ? broughtNearer(view, route) : []),
    [view, route, promising, tickets],
  );
  const data = board.map.routes[route];
  if (data === undefined) return null;
  return (
    <TrayHead
      title={text.claim.route(...endNames(view, route))}
      good={promiseWords(text, view, tickets)}
      helps={helpWords(text, view, helped)}
      answer={answer}
      follow={follow}
    >
      <RouteFacts
        data={data}
        points={board.routes[route]?.points ?? 0}
        pairs={board.rules.ferrySymbol !== 'locomotive'}
      />
    </TrayHead>
  );
}

interface RouteFactsProps {
  readonly data: MapRoute;
  readonly points: number;
  /** A pair may take the place of a locomotive. */
  readonly pairs: boolean;
}

function RouteFacts({ data, points, pairs }: RouteFactsProps) {
  const { board, claim } = useText();
  const { length, color, kind, locomotives = 0, drawBonus = 0 } = data;
  return (
    <>
      <li>
        <Icon name="train" />
        <b>{length}</b> {claim.trains(length)}
      </li>
      <li>
        <b>{claim.gain(points)}</b> {claim.points(points)}
      </li>
      <li>{color === 'grey' ? claim.anyColor[kind] : claim.colored[kind](color)}</li>
      {locomotives > 0 && <li>{pairs ? claim.needsPairs(locomotives) : board.needs(locomotives)}</li>}
      {drawBonus > 0 && <li>{board.drawBonus(drawBonus)}</li>}
    </>
  );
}

function promiseWords({ claim }: Text, view: SeatView, tickets: readonly number[]): string | null {
  const { tickets: all } = view.table.board;
  const points = tickets.reduce((sum, id) => sum + (all[id]?.points ?? 0), 0);
  const first = all[tickets[0] ?? -1];
  if (first === undefined) return null;
  if (tickets.length > 1) return claim.completesMany(tickets.length, points);
  return claim.completes(claim.route(cityName(view, first.a), cityName(view, first.b)), points);
}

function helpWords(
  text: Text,
  view: SeatView,
  helped: readonly Pick<TicketProgress, 'ticket' | 'toGo'>[],
): string | null {
  const [first, ...more] = helped;
  if (first === undefined) return null;
  if (more.length > 0) return text.claim.helpsMany(helped.length);
  return text.claim.helps(ticketNames(text, view, [first.ticket]), first.toGo ?? 0);
}
