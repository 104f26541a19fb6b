import { doubleExample, ticketExample } from '../../../table/rules/examples.ts';
import type { FigureOfProps } from './ChapterFigure.tsx';
import { Figure, FigureCards, Sum } from './Figure.tsx';
import { cityOf, RouteOnBoard, Spaces } from './RouteOnBoard.tsx';
import { Ticket } from './Slip.tsx';

export function DoubleFigure({ text, map, facts }: FigureOfProps) {
  const routes = doubleExample(map);
  const [one, other] = routes ?? [];
  if (one === undefined || other === undefined) return null;
  const { figure: t } = text.doubles;
  const playersWith = (open: number) =>
    text.page.orOf(facts.lanes.double.filter((lanes) => lanes.open === open).map(({ players }) => String(players)));
  const [few, many] = [playersWith(1), playersWith(2)];
  const words = t.route(one.length);
  return (
    <Figure
      name={t.name(cityOf(map, one.a), cityOf(map, one.b), one.length, few, many)}
      land={<RouteOnBoard map={map} routes={[one, other]} words={words} />}
      parts={[
        { title: t.players(few), shown: <Lanes {...{ one, other }} note={t.closed} closed /> },
        { title: t.players(many), shown: <Lanes {...{ one, other }} note={t.open} /> },
      ]}
      caption={t.caption}
    />
  );
}

interface LanesProps {
  readonly one: Parameters<typeof Spaces>[0]['route'];
  readonly other: Parameters<typeof Spaces>[0]['route'];
  readonly note: string;
  readonly closed?: boolean;
}

function Lanes({ one, other, note, closed = false }: LanesProps) {
  return (
    <span class="figure-lanes">
      <Spaces route={one} by="red" />
      <Spaces route={other} closed={closed} />
      <small>{note}</small>
    </span>
  );
}

export function TicketFigure({ text, map }: FigureOfProps) {
  const shown = ticketExample(map);
  if (shown === null) return null;
  const { figure: t } = text.tickets;
  const [from, to, points] = [cityOf(map, shown.a), cityOf(map, shown.b), shown.points];
  return (
    <Figure
      name={t.name(from, to, points)}
      parts={[
        { title: t.ticket, shown: <Ticket from={from} to={to} points={points} /> },
        { title: t.joined, shown: <Sum count={text.page.plus(points)} unit={t.unit(points)} /> },
        { title: t.failed, shown: <Sum count={text.page.minus(points)} unit={t.unit(points)} /> },
      ]}
      caption={t.apart(points)}
    />
  );
}

const OF_STATIONS = ['red', 'blue', 'green'] as const;

export function StationFigure({ text, facts }: FigureOfProps) {
  if (facts.stations === null) return null;
  const { each, cost, unused } = facts.stations;
  const { figure: t } = text.stations;
  const titles = [t.first, t.second, t.third];
  const built = cost.map((cards, place) => ({
    title: titles[place] ?? String(place + 1),
    shown: <FigureCards cards={new Array(cards).fill({ kind: OF_STATIONS[place] ?? 'red' })} />,
  }));
  return (
    <Figure
      name={t.name(cost, each, unused)}
      parts={[
        ...built,
        { title: t.unused, shown: <Sum count={text.page.plus(each * unused)} unit="" words={t.sum(each, unused)} /> },
      ]}
      caption={t.caption(facts)}
    />
  );
}
