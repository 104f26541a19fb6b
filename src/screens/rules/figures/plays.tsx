import { LOCOMOTIVE } from '../../../engine/cards.ts';
import { PLAYER_COLORS } from '../../../engine/players.ts';
import { lastTurns, rowExample, scoreExample, startExample } from '../../../table/rules/examples.ts';
import { TicketBack } from '../../../ui/art/TicketBack.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import type { FigureOfProps } from './ChapterFigure.tsx';
import { countedCards, paidWords } from './counted.ts';
import { Figure, FigureCards, kindOf, Sum } from './Figure.tsx';
import { cityOf } from './RouteOnBoard.tsx';
import { Ticket } from './Slip.tsx';

export function SetupFigure({ text, map, facts }: FigureOfProps) {
  const { figure: t } = text.setup;
  const { hand, tickets } = startExample(map);
  const { keep } = facts.opening;
  return (
    <Figure
      name={t.name(paidWords(text, countedCards(hand)), tickets.length, keep)}
      parts={[
        { title: t.hand, shown: <FigureCards cards={hand.map((card) => ({ kind: kindOf(card) }))} /> },
        {
          title: t.offered,
          shown: (
            <span class="figure-slips">
              {tickets.map(({ id, a, b, points, set }) => (
                <Ticket key={id} from={cityOf(map, a)} to={cityOf(map, b)} points={points} long={set === 'long'} />
              ))}
            </span>
          ),
          sign: '+',
        },
        { title: t.keep, shown: <Sum count={keep} unit={t.least} />, sign: '→' },
      ]}
      caption={t.caption}
    />
  );
}

export function TurnFigure({ text, facts }: FigureOfProps) {
  const { figure: t } = text.turn;
  const all = [
    { title: t.draw, shown: <FigureCards cards={[{ kind: 'green' }, { kind: 'back' }]} /> },
    { title: t.claim, shown: <FigureIcon name="route" /> },
    { title: t.tickets, shown: <span class="figure-back">{<TicketBack />}</span> },
    ...(facts.stations === null ? [] : [{ title: t.station, shown: <FigureIcon name="station" /> }]),
  ];
  return (
    <Figure
      name={t.name(text.page.orOf(all.map(({ title }) => title)))}
      parts={all.map((part, place) => (place === 0 ? part : { ...part, sign: '/' as const }))}
      caption={t.caption}
    />
  );
}

function FigureIcon({ name }: { readonly name: 'route' | 'station' }) {
  return (
    <span class="figure-icon">
      <Icon name={name} />
    </span>
  );
}

export function CardsFigure({ text, map, facts }: FigureOfProps) {
  const { figure: t } = text.cards;
  const row = rowExample(map);
  const { cardsPerTurn } = facts;
  const shown = row.map((card) =>
    card === LOCOMOTIVE
      ? ({ kind: kindOf(card), look: 'counts', note: t.whole } as const)
      : { kind: kindOf(card), note: t.one(cardsPerTurn) },
  );
  return (
    <Figure
      name={t.name(paidWords(text, countedCards(row)), cardsPerTurn)}
      parts={[
        { title: t.row, shown: <FigureCards cards={shown} /> },
        { title: t.deck, shown: <FigureCards cards={[{ kind: 'back', note: t.blind(cardsPerTurn) }]} />, sign: '/' },
      ]}
      caption={t.caption}
    />
  );
}

const PLAYERS = 3;
/** The second of them. */
const BEGINS = 1;

export function EndFigure({ text, facts }: FigureOfProps) {
  const { figure: t } = text.end;
  const order = lastTurns(PLAYERS, BEGINS).map((seat) => PLAYER_COLORS[seat] ?? 'red');
  const first = PLAYER_COLORS[BEGINS] ?? 'blue';
  const names = order.map((color) => text.page.player(color));
  return (
    <Figure
      name={t.name(facts.lastRoundAt, text.page.player(first), text.page.allOf(names))}
      parts={[
        {
          title: t.ends(text.page.player(first)),
          shown: (
            <span class="figure-discs">
              <PlayerDisc of={first} /> {t.trains(facts.lastRoundAt)}
            </span>
          ),
        },
        {
          title: t.order,
          shown: (
            <span class="figure-discs">
              {order.map((color) => (
                <PlayerDisc key={color} of={color} />
              ))}
            </span>
          ),
          sign: '→',
        },
        {
          title: t.over,
          shown: (
            <span class="figure-discs">
              <Icon name="crown" />
              {t.scored}
            </span>
          ),
          sign: '→',
        },
      ]}
      caption={t.caption}
    />
  );
}

export function ScoreFigure({ text, map }: FigureOfProps) {
  const { figure: t } = text.scoring;
  const { plus, minus, allOf } = text.page;
  const parts = scoreExample(map);
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const signed = (points: number) => (points < 0 ? minus(-points) : plus(points));
  return (
    <Figure
      name={t.name(allOf(parts.map(({ of, points }) => `${t[of]} ${signed(points)}`)), total)}
      parts={[
        ...parts.map(({ of, points }) => ({ title: t[of], shown: <Sum count={signed(points)} unit="" /> })),
        { title: t.total, shown: <Sum count={total} unit="" />, sign: '=' as const },
      ]}
      caption={t.caption}
    />
  );
}

export function KnownFigure({ text }: FigureOfProps) {
  const { figure: t } = text.known;
  return (
    <Figure
      name={t.name}
      parts={[
        { title: t.open, shown: <FigureCards cards={[{ kind: 'red' }, { kind: 'locomotive' }, { kind: 'yellow' }]} /> },
        {
          title: t.shut,
          shown: (
            <span class="figure-both">
              <FigureCards cards={[{ kind: 'back' }, { kind: 'back' }]} />
              <span class="figure-back">
                <TicketBack />
              </span>
            </span>
          ),
        },
      ]}
      caption={t.caption}
    />
  );
}
