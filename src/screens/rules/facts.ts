import { CARDS } from '../../engine/cards.ts';
import type { LanesByPlayers, MapData, MapRoute } from '../../engine/map.ts';
import type { RuleFacts } from '../../i18n/ruleFacts.ts';

/** All numbers that the rules tell of a board, from its map alone. */
export function factsOf(map: MapData): RuleFacts {
  const { rules, routes } = map;
  const { deal, keep, refused } = rules.openingTickets;
  const colors = CARDS.length - 1;
  const ofKind = (kind: MapRoute['kind']) => routes.filter((route) => route.kind === kind).length;
  const gifts = routes.flatMap(({ drawBonus = 0 }) => (drawBonus > 0 ? [drawBonus] : []));
  const bundles = sizesOfBundles(routes);
  return {
    players: { least: rules.players[0], most: rules.players[1] },
    trains: rules.trains,
    cities: map.cities.length,
    routes: routes.length,
    deck: {
      colors,
      perColor: rules.wagonsPerColor,
      locomotives: rules.locomotives,
      all: colors * rules.wagonsPerColor + rules.locomotives,
    },
    openingHand: rules.openingHand,
    faceUp: rules.faceUp,
    cardsPerTurn: rules.cardsPerTurn,
    drawNeedsDeck: rules.drawNeedsDeck ?? false,
    sweepAt: rules.sweepAt,
    grey: routes.filter(({ color }) => color === 'grey').length,
    points: Object.entries(rules.routePoints).map(([length, points]) => ({ length: Number(length), points })),
    doubles: bundles.filter((size) => size === 2).length,
    triples: bundles.filter((size) => size === 3).length,
    lanes: { double: lanesOf(rules.lanesOpen.double), triple: lanesOf(rules.lanesOpen.triple) },
    ferries: ofKind('ferry'),
    pairsPay: rules.ferrySymbol === 'locomotive or pair',
    tunnels: ofKind('tunnel'),
    tunnelCards: rules.tunnelCards,
    gifts: { routes: gifts.length, most: Math.max(0, ...gifts) },
    tickets: ticketsOf(map),
    opening: {
      regular: deal.regular,
      long: deal.long ?? 0,
      all: deal.regular + (deal.long ?? 0),
      keep,
      leavesGame: refused === 'out of the game',
    },
    draw: rules.drawTickets,
    stations: rules.stations && {
      each: rules.stations.each,
      cost: rules.stations.cost,
      unused: rules.stations.pointsUnused,
    },
    lastRoundAt: rules.lastRoundAt,
    longestPath: rules.longestPathBonus,
    bonusCards:
      rules.bonusCardsInPlay === null ? null : { inPlay: rules.bonusCardsInPlay, all: map.bonusCards?.length ?? 0 },
    tieBreaks: rules.tieBreaks,
  };
}

/** How many routes join the same two cities, for each such two. */
function sizesOfBundles(routes: readonly MapRoute[]): readonly number[] {
  const sizes = new Map<string, number>();
  for (const { a, b } of routes) {
    const ends = [a, b].sort().join();
    sizes.set(ends, (sizes.get(ends) ?? 0) + 1);
  }
  return [...sizes.values()];
}

function lanesOf(lanes: LanesByPlayers = {}): RuleFacts['lanes']['double'] {
  return Object.entries(lanes).map(([players, open]) => ({ players: Number(players), open }));
}

function ticketsOf({ tickets, rules }: MapData): RuleFacts['tickets'] {
  const decks = Object.entries(rules.ticketDecks ?? {}).map(([id, { sets, points }]) => {
    const inDeck = tickets.filter(({ set = '' }) => sets.includes(set));
    const changed = points === undefined ? [] : inDeck.filter((ticket) => ticket[points] !== undefined);
    return { id, tickets: inDeck.length, changed: changed.length };
  });
  return {
    all: tickets.length,
    long: tickets.filter(({ set }) => set === 'long').length,
    decks: decks.sort((a, b) => a.tickets - b.tickets),
  };
}
