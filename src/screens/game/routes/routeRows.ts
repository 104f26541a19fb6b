import { NOBODY } from '../../../engine/game.ts';
import type { MapRoute } from '../../../engine/map.ts';
import type { SeatView, TableView } from '../../../engine/view.ts';
import { plainRouteLabel } from '../../../i18n/boardLabels.ts';
import type { Text } from '../../../i18n/text.ts';
import { type RouteOffer, routeOffers, routesWanted } from '../../../table/turn/routeOffers.ts';
import { type Condition, conditionsOfRoute } from '../../../table/turn/whyNot.ts';
import { checkWords } from '../pay/checkWords.ts';
import { type Company, capital, endNames, playerName } from '../words/names.ts';
import { cardsWords } from '../words/paymentWords.ts';
import { whyNotWords } from '../words/whyNotWords.ts';

/** What is to be said of a route: to the player on turn, or to everybody. */
type RouteStanding = 'payable' | 'short' | 'free' | 'closed' | 'taken' | 'mine';

export interface RouteRow {
  readonly route: number;
  /** "Sofia – Constantinople" */
  readonly name: string;
  readonly cities: readonly [string, string];
  /** "Blue, 3 spaces" */
  readonly facts: string;
  readonly data: MapRoute;
  /** A seat, or NOBODY. */
  readonly owner: number;
  readonly standing: RouteStanding;
  /** "2 blue and 1 locomotive", "1 card short", "Chloé" */
  readonly answer: string;
  readonly note: string | null;
  /** On the way of the player's own tickets. */
  readonly wanted: boolean;
  /** All of it in one sentence, for those who listen. */
  readonly label: string;
}

type Said = Pick<RouteRow, 'standing' | 'answer' | 'note' | 'label'>;

/** As the seat itself may know them: what it could pay, and why not. */
export function ownRows(text: Text, view: SeatView, company: Company): readonly RouteRow[] {
  const offerOf = routeOffers(view);
  const wanted = routesWanted(view);
  const isMine = (route: number) => view.table.owner[route] === view.seat;
  return rowsOf(text, view, (route, plain) => {
    const isHelpful = wanted.has(route) && !isMine(route);
    const label = isHelpful ? [plain, text.board.helpful].join(text.board.comma) : plain;
    return {
      ...saidToSeat(text, view, company, { route, label, offer: offerOf(route) }),
      wanted: wanted.has(route),
    };
  });
}

/** As everybody may know them. */
export function publicRows(text: Text, view: TableView, company: Company): readonly RouteRow[] {
  const { owner, closed } = view.table;
  return rowsOf(text, view, (route, label) => {
    const by = owner[route] ?? NOBODY;
    if (by !== NOBODY) return { ...takenBy(text, playerName(company, by), label), wanted: false };
    return { ...(closed[route] === 1 ? closedToAll(text, label) : freeToAll(text, label)), wanted: false };
  });
}

type Say = (route: number, label: string) => Said & Pick<RouteRow, 'wanted'>;

function rowsOf(text: Text, view: TableView, say: Say): readonly RouteRow[] {
  const { map } = view.table.board;
  const rows = map.routes.map((data, route) => {
    const cities = endNames(view, route);
    const said = say(route, plainRouteLabel(text, data, map));
    const owner = view.table.owner[route] ?? NOBODY;
    return {
      route,
      name: text.claim.route(...cities),
      cities,
      facts: factWords(text, view, data),
      data,
      owner,
      ...said,
    };
  });
  return rows.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

const ORDER: readonly RouteStanding[] = ['payable', 'free', 'short', 'closed', 'taken', 'mine'];
const rank = ({ standing }: Pick<RouteRow, 'standing'>) => ORDER.indexOf(standing);

/** "Any colour, 4 spaces, ferry, needs 2 locomotives" */
function factWords({ board, cards, claim, routeList }: Text, { table }: TableView, data: MapRoute): string {
  const { length, color, kind, locomotives = 0, drawBonus = 0 } = data;
  const isPaired = table.board.rules.ferrySymbol !== 'locomotive';
  return [
    capital(color === 'grey' ? board.anyColor : cards.colors[color]),
    routeList.spaces(length),
    ...(kind === 'plain' ? [] : [board.kinds[kind]]),
    ...(locomotives === 0 ? [] : [isPaired ? claim.needsPairs(locomotives) : board.needs(locomotives)]),
    ...(drawBonus === 0 ? [] : [board.drawBonus(drawBonus)]),
  ].join(board.comma);
}

interface Asked {
  readonly route: number;
  readonly label: string;
  readonly offer: RouteOffer | null;
}

/** That it is not the time to claim is said once, and not of every route. */
function saidToSeat(text: Text, view: SeatView, company: Company, { route, label, offer }: Asked): Said {
  const failed = conditionsOfRoute(view, route).find((check) => !check.passed && !isOfTime(check));
  if (failed !== undefined) return inTheWay(text, view, company, failed, label);
  const isTunnel = view.table.board.map.routes[route]?.kind === 'tunnel';
  return paidBy(text, offer, isTunnel, label);
}

function isOfTime({ reason: { code } }: Condition): boolean {
  return code === 'notYourTurn' || code === 'notNow' || code === 'gameOver';
}

function inTheWay(text: Text, view: SeatView, company: Company, check: Condition, label: string): Said {
  const { says, trainsShort } = text.routeList;
  const { reason } = check;
  const audience = { players: company.players, seat: view.seat };
  const note = whyNotWords(text, reason, audience);
  const answer = checkWords(text, check, view, audience) ?? note;
  switch (reason.code) {
    case 'routeTaken':
      return reason.by === view.seat ? ownAlready(text, label) : takenBy(text, playerName(company, reason.by), label);
    case 'ownsParallel':
    case 'lanesClosed':
      return { standing: 'closed', answer, note, label: says.closed(label, note) };
    case 'trainsShort': {
      const short = trainsShort(reason.needs - reason.has);
      return { standing: 'short', answer: short, note, label: says.short(label, short, note) };
    }
    default:
      return { standing: 'short', answer, note, label: says.short(label, answer, note) };
  }
}

function paidBy(text: Text, offer: RouteOffer | null, isTunnel: boolean, label: string): Said {
  const { says, orOtherWays, perhapsMore } = text.routeList;
  const { payment = [], ways = 1 } = offer ?? {};
  const answer = cardsWords(text, payment);
  if (isTunnel) return { standing: 'payable', answer, note: perhapsMore, label: says.payableTunnel(label, answer) };
  const note = ways > 1 ? orOtherWays(ways - 1) : null;
  const said = [says.payable(label, answer), ...(note === null ? [] : [note])].join(text.board.comma);
  return { standing: 'payable', answer, note, label: said };
}

function ownAlready({ routeList: { says, yours } }: Text, label: string): Said {
  return { standing: 'mine', answer: yours, note: null, label: says.mine(label) };
}

function takenBy({ routeList: { says, taken } }: Text, name: string, label: string): Said {
  return { standing: 'taken', answer: name, note: taken, label: says.taken(label, name) };
}

function closedToAll({ routeList: { says, closed } }: Text, label: string): Said {
  return { standing: 'closed', answer: closed, note: null, label: says.closedToAll(label) };
}

function freeToAll({ routeList: { says, free } }: Text, label: string): Said {
  return { standing: 'free', answer: free, note: null, label: says.free(label) };
}
