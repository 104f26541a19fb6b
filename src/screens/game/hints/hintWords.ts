import type { Action } from '../../../engine/actions.ts';
import { DECK } from '../../../engine/actions.ts';
import type { SeatView, TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import { costsOf } from '../../../table/computers/hintCosts.ts';
import type { Hint, Reason, RouteNeed } from '../../../table/computers/thinking.ts';
import { type Hope, type TicketProgress, ticketProgress } from '../../../table/turn/ticketProgress.ts';
import type { HintShown } from '../commands/useHint.ts';
import { cardName } from '../words/cardNames.ts';
import { cityName, endNames, ticketNames } from '../words/names.ts';

/** All that is to be read where a hint was asked for, in one paragraph. */
export function shownWords(text: Text, view: SeatView, shown: HintShown): string {
  if (shown.kind === 'given')
    return [hintWords(text, view, shown.hint), ...costWords(text, view, shown.hint)].join(' ');
  const { hint } = text.computers;
  return shown.kind === 'thinking' ? hint.thinkingWords : hint.none;
}

/** On the button that follows the hint. */
export function takeWords({ computers: { hint } }: Text, { action }: Hint): string {
  return hint.do[action.type];
}

/** What it costs and risks, a sentence each. */
export function costWords({ computers }: Text, view: SeatView, { action }: Hint): readonly string[] {
  const words = computers.hint.costs;
  return costsOf(view, action).map((each) => {
    switch (each.cost) {
      case 'locomotives':
        return words.locomotives(each.uses, each.has);
      case 'tunnel':
        return words.tunnel(each.spare, each.most);
      case 'trains':
        return words.trains[each.fit](each.takes, each.has, each.tickets);
      case 'station':
        return words.station(each.points, each.left);
      default:
        // The rest need no numbers; a cost without a sentence does not compile.
        return words[each.cost];
    }
  });
}

/** The hint as a sentence, with its reason. It speaks of the hand: only its player may read it. */
export function hintWords(text: Text, view: SeatView, { action, reason }: Hint): string {
  const { hint } = text.computers;
  switch (reason.why) {
    case 'claim':
      return claimWords(text, view, reason.need);
    case 'draw':
      return drawWords(text, view, action, reason.need);
    case 'drawTickets':
      return hint.drawTickets(reason.trains);
    case 'keepTickets':
      return keepWords(text, view, reason);
    case 'station':
      return stationWords(text, view, action, reason.tickets);
    case 'payTunnel':
    case 'withdrawTunnel':
    case 'pass':
      return hint[reason.why];
    default:
      return reason satisfies never;
  }
}

/** "Claim Berlin – Wien: your tickets … need it." A claim can be paid at once, so the cards need no word. */
function claimWords(text: Text, view: SeatView, { route, tickets, points }: RouteNeed): string {
  const { claim } = text.computers.hint;
  const name = routeName(text, view, route);
  if (tickets.length === 0) return claim.forPoints(name, points);
  return claim.forTickets(name, ticketNames(text, view, tickets), tickets.length);
}

function drawWords(text: Text, view: SeatView, action: Action, need: RouteNeed | null): string {
  const { draw, inHand } = text.computers.hint;
  if (action.type === 'stopDrawing') return draw.noMore;
  const what = whatToDraw(text, view, action);
  if (need === null) return draw.forAnything(what);
  const name = routeName(text, view, need.route);
  const hand = inHand(need.held, need.needs);
  if (need.tickets.length === 0) return draw.forPoints(what, name, need.points, hand);
  return draw.forTickets(what, name, ticketNames(text, view, need.tickets), need.tickets.length, hand);
}

function whatToDraw(text: Text, { table }: TableView, action: Action): string {
  const { draw } = text.computers.hint;
  const card = action.type === 'drawCard' && action.from !== DECK ? table.row[action.from] : undefined;
  if (card === undefined) return draw.deck;
  const name = cardName(card);
  return name === 'locomotive' ? draw.locomotive : draw.card(name);
}

/** What the tickets take in trains is never all there is to say of those that trains alone cannot join. */
function keepWords(text: Text, view: SeatView, { kept, trains }: KeepReason): string {
  const progress = ticketProgress(view, kept);
  const hopes = new Set(progress.map(({ hope }) => hope));
  const isByStation = trains === 0 && hopes.size === 1 && hopes.has('station');
  const asides = HINDRANCES.flatMap((hope) => (isByStation ? [] : asideWords(text, view, progress, hope)));
  return [keepSentence(text, ticketNames(text, view, kept), { kept, trains, hopes }), ...asides].join(' ');
}

type KeepReason = Pick<Extract<Reason, { why: 'keepTickets' }>, 'kept' | 'trains'>;

interface KeepSum extends KeepReason {
  readonly hopes: ReadonlySet<Hope>;
}

function keepSentence({ computers }: Text, names: string, { kept, trains, hopes }: KeepSum): string {
  const { keepDone, keepByStation, keepLost, keepPlain } = computers.hint;
  if (trains > 0) return keepPlain(names);
  const [hope, ...others] = hopes;
  if (others.length === 0 && hope === 'done') return keepDone(names, kept.length);
  if (others.length === 0 && hope === 'station') return keepByStation(names, kept.length);
  const isPlain = [...hopes].every((each) => each === 'done' || each === 'station');
  return isPlain ? keepPlain(names) : keepLost(names, kept.length);
}

const HINDRANCES = ['station', 'rival', 'lost'] as const;

/** "Brest – Venezia only with a station.", where some of the tickets are like that. */
function asideWords(
  text: Text,
  view: SeatView,
  progress: readonly TicketProgress[],
  which: (typeof HINDRANCES)[number],
): readonly string[] {
  const { it, these } = text.computers.hint.keepOnly[which];
  const tickets = progress.flatMap(({ ticket, hope }) => (hope === which ? [ticket] : []));
  if (tickets.length === 0) return [];
  return [progress.length === 1 ? it : these(ticketNames(text, view, tickets), tickets.length)];
}

function stationWords(text: Text, view: SeatView, action: Action, tickets: readonly number[]): string {
  const { station, stationAlone } = text.computers.hint;
  const city = action.type === 'buildStation' ? cityName(view, action.city) : '';
  return tickets.length === 0 ? stationAlone(city) : station(city, ticketNames(text, view, tickets), tickets.length);
}

function routeName({ computers }: Text, view: TableView, route: number): string {
  return computers.hint.route(...endNames(view, route));
}
