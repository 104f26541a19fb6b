import type { ColorName } from '../../../engine/cards.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import { claimExample, ferryExample, tunnelExample } from '../../../table/rules/examples.ts';
import type { FigureOfProps } from './ChapterFigure.tsx';
import { countedCards, countOf, paidWords } from './counted.ts';
import { cardsIn, Figure, FigureCards, kindOf, Sum } from './Figure.tsx';
import { cityOf, RouteOnBoard, Spaces } from './RouteOnBoard.tsx';

export function ClaimFigure({ text, map }: FigureOfProps) {
  const shown = claimExample(map);
  if (shown === null) return null;
  const { route, paid, points } = shown;
  const { figure: t } = text.claim;
  const words = t.route(route.color as ColorName, route.length);
  return (
    <Figure
      name={t.name(cityOf(map, route.a), cityOf(map, route.b), words, paidWords(text, paid), route.length, points)}
      land={<RouteOnBoard map={map} routes={[route]} words={words} />}
      parts={[
        { title: t.pay, shown: <FigureCards cards={cardsIn(paid)} /> },
        { title: t.place, shown: <Spaces route={route} by="red" />, sign: '→' },
        { title: t.score, shown: <Sum count={points} unit={t.unit(points)} />, sign: '=' },
      ]}
      caption={t.caption}
    />
  );
}

export function FerryFigure({ text, map }: FigureOfProps) {
  const shown = ferryExample(map);
  if (shown === null) return null;
  const { route, paid, points, forEngines, forRest } = shown;
  const { figure: t } = text.ferries;
  const engines = route.locomotives ?? 0;
  const words = t.route(route.length, engines);
  const [from, to, all] = [cityOf(map, route.a), cityOf(map, route.b), countOf(paid)];
  return (
    <Figure
      name={t.name(from, to, engines, route.length, paidWords(text, paid), all, points)}
      land={<RouteOnBoard map={map} routes={[route]} words={words} />}
      parts={[
        { title: t.engines, shown: <FigureCards cards={cardsIn(forEngines)} /> },
        { title: t.rest, shown: <FigureCards cards={cardsIn(forRest)} />, sign: '+' },
        { title: t.cost, shown: <Sum count={all} unit={t.unit(all)} words={paidWords(text, paid)} />, sign: '=' },
      ]}
      caption={t.caption(route.length, points)}
    />
  );
}

export function TunnelFigure({ text, map }: FigureOfProps) {
  const shown = tunnelExample(map);
  if (shown === null) return null;
  const { route, paid, points, revealed, owed } = shown;
  const { figure: t } = text.tunnels;
  const color = route.color as ColorName;
  const words = t.route(color, route.length);
  const [from, to, all] = [cityOf(map, route.a), cityOf(map, route.b), countOf(paid) + owed];
  const turned = revealed.map((card) => {
    const kind = kindOf(card);
    if (card === LOCOMOTIVE) return { kind, look: 'counts', count: text.page.plus(1), note: t.locomotive } as const;
    if (kind === color) return { kind, look: 'counts', count: text.page.plus(1), note: t.yours } as const;
    return { kind, look: 'off', count: '0', note: t.other } as const;
  });
  return (
    <Figure
      name={t.name(from, to, words, paidWords(text, paid), paidWords(text, countedCards(revealed)), owed, all)}
      land={<RouteOnBoard map={map} routes={[route]} words={words} />}
      parts={[
        { title: t.pay, shown: <FigureCards cards={cardsIn(paid)} /> },
        { title: t.turned(revealed.length), shown: <FigureCards cards={turned} />, sign: '+' },
        {
          title: t.cost,
          shown: <Sum count={all} unit={t.unit(all)} words={t.words(paidWords(text, paid), owed, color)} />,
          sign: '=',
        },
      ]}
      caption={t.caption(route.length, points)}
    />
  );
}
