import { DECK } from '../../../engine/actions.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { SeatView, TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Draft } from '../../../table/turn/draft.ts';
import type { WayOut } from '../../../table/turn/wayOut.ts';
import { cardName } from './cardNames.ts';
import { cityName, endNames } from './names.ts';

/** "2 more black: one lies open." It speaks of the hand: only its player may read it. */
export function wayOutWords(text: Text, view: SeatView, draft: Draft | null, way: WayOut): string {
  const words = text.claim.wayOut;
  switch (way.way) {
    case 'draw':
      return drawWords(text, view, way);
    case 'twin':
      return way.payable ? words.twinNow : words.twin;
    case 'round':
      return roundWords(text, view, way);
    case 'station':
      return words[draft?.kind === 'station' ? 'stationBeside' : 'station'](cityName(view, way.city), way.cards);
    case 'joined':
      return words.joined;
    case 'shorter':
      return words.shorter(way.trains);
    default:
      return way satisfies never;
  }
}

type Way<Kind extends WayOut['way']> = Extract<WayOut, { readonly way: Kind }>;

function drawWords({ claim }: Text, view: TableView, { engines, color, cards, from, open }: Way<'draw'>): string {
  const { lacks, ...words } = claim.wayOut;
  const lack = claim.list([
    ...(engines > 0 ? [lacks.locomotive(engines)] : []),
    ...(cards > 0 ? [lacks[cardName(color)](cards)] : []),
  ]);
  if (from === DECK) return words.deck(lack);
  const isStandIn = view.table.row[from] === LOCOMOTIVE && engines === 0 && color !== LOCOMOTIVE;
  return isStandIn ? words.openLocomotive(lack) : words.open(lack, open);
}

function roundWords({ claim }: Text, view: TableView, { route, trains, payable }: Way<'round'>): string {
  const { round, roundNow } = claim.wayOut;
  return (payable ? roundNow : round)(trains, claim.route(...endNames(view, route)));
}

/** On the button that carries it out; null where there is nothing to press. */
export function wayOutDoWords(text: Text, { table }: TableView, way: WayOut): string | null {
  const words = text.claim.wayOut.do;
  if (way.way === 'joined' || way.way === 'shorter') return null;
  if (way.way !== 'draw') return words[way.way];
  const card = way.from === DECK ? undefined : table.row[way.from];
  if (card === undefined) return words.deck;
  const name = cardName(card);
  return name === 'locomotive' ? words.locomotive : words.card(name);
}
