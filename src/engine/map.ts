import type { ColorName } from './cards.ts';

/** A map file as it stands in maps/<id>/map.json, once its shape and sense have been checked. */
export interface MapData {
  readonly format: 'railpass/map';
  readonly formatVersion: 1;
  readonly id: string;
  readonly name: string;
  /** Counts up whenever anything that changes a game is changed; records name it. */
  readonly version: number;
  readonly rules: MapRules;
  readonly cities: readonly MapCity[];
  readonly routes: readonly MapRoute[];
  readonly tickets: readonly MapTicket[];
  readonly bonusCards?: readonly BonusCard[];
}

export interface MapRules {
  /** The least and the most players. */
  readonly players: readonly [number, number];
  readonly trains: number;
  readonly wagonsPerColor: number;
  readonly locomotives: number;
  /** Wagon cards dealt to each player at the start (SET-1). */
  readonly openingHand: number;
  /** Places of the face-up row. */
  readonly faceUp: number;
  /** Cards a player may draw in one turn (DRAW-1). */
  readonly cardsPerTurn: number;
  /** With deck and discard empty no draw can be begun, though cards lie face up (DRAW-6); left out: the row will do. */
  readonly drawNeedsDeck?: boolean;
  /** This many face-up locomotives sweep the row away (MKT-3); null: never (MKT-4). */
  readonly sweepAt: number | null;
  /** Cards turned up for a tunnel (TUN-1). */
  readonly tunnelCards: number;
  readonly stations: StationRules | null;
  /** What pays for a locomotive symbol of a ferry (FERRY-1, FERRY-2); null where the map has no ferries. */
  readonly ferrySymbol: 'locomotive' | 'locomotive or pair' | null;
  readonly openingTickets: OpeningTickets;
  readonly drawTickets: { readonly deal: number; readonly keep: number };
  /** Decks to choose from, by name; null: all tickets make one deck. */
  readonly ticketDecks: Readonly<Record<string, TicketDeck>> | null;
  /** How many of the parallel routes between two cities can be used, by number of players (DBL-2, DBL-3). */
  readonly lanesOpen: { readonly double?: LanesByPlayers; readonly triple?: LanesByPlayers };
  /** Points by length (ROUTE-5). */
  readonly routePoints: Readonly<Record<string, number>>;
  readonly longestPathBonus: number | null;
  /** How many of the bonus cards are laid out (SET-4); null where the map has none. */
  readonly bonusCardsInPlay: number | null;
  /** The last round begins after a turn that ends with this many trains or fewer (END-1). */
  readonly lastRoundAt: number;
  readonly tieBreaks: readonly TieBreak[];
}

interface StationRules {
  readonly each: number;
  /** Cards for the first, second, … station (STN-2). */
  readonly cost: readonly number[];
  readonly pointsUnused: number;
}

interface OpeningTickets {
  readonly deal: { readonly regular: number; readonly long?: number };
  readonly keep: number;
  readonly refused: 'under the deck' | 'out of the game';
}

interface TicketDeck {
  /** The values of `set` whose tickets it holds. */
  readonly sets: readonly string[];
  /** A field of the ticket that takes the place of `points` where a ticket has it (TKT-4). */
  readonly points?: 'pointsGrand';
}

export type LanesByPlayers = Readonly<Record<string, number>>;

export const TIE_BREAKS = ['completedTickets', 'fewestStations', 'longestPath', 'bonusCards'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface MapCity {
  readonly id: string;
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly country?: string;
  readonly arctic?: boolean;
  readonly capital?: boolean;
  /** A junction with no name of its own on the printed board; no ticket names it. */
  readonly waypoint?: boolean;
}

export const ROUTE_KINDS = ['plain', 'tunnel', 'ferry'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

export interface MapRoute {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly color: ColorName | 'grey';
  readonly kind: RouteKind;
  /** Locomotive symbols of a ferry. */
  readonly locomotives?: number;
  /** Cards drawn after the claim (PLUS-1). */
  readonly drawBonus?: number;
}

export interface MapTicket {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly pointsGrand?: number;
  /** `long` is dealt only at the start; every other name is a set that ticketDecks chooses from. */
  readonly set?: string;
}

/** What a bonus card counts (BONUS-…); the player with the most scores its points. */
export type BonusCount =
  | { readonly what: 'locomotivesInHand' }
  | { readonly what: 'trainsLeft' }
  | { readonly what: 'countries' }
  | { readonly what: 'longestPath' }
  | { readonly what: 'routesOfLength'; readonly length: number }
  | { readonly what: 'routesOfKind'; readonly kind: RouteKind }
  | { readonly what: 'routesTo'; readonly city: CityMatch }
  | { readonly what: 'ticketsTo'; readonly city: CityMatch }
  | { readonly what: 'ticketsWorthAtMost'; readonly points: number };

/** A city matches when every field named here has this value. */
export interface CityMatch {
  readonly country?: string;
  readonly arctic?: boolean;
  readonly capital?: boolean;
}

export interface BonusCard {
  readonly id: string;
  readonly name?: string;
  readonly points: number;
  readonly counts: BonusCount;
}
