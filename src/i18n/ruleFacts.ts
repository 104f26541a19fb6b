/** What the rules of a board say in numbers. All of it comes from the data of its map, and the words only tell it. */
export interface RuleFacts {
  readonly players: { readonly least: number; readonly most: number };
  readonly trains: number;
  readonly cities: number;
  readonly routes: number;
  readonly deck: {
    readonly colors: number;
    readonly perColor: number;
    readonly locomotives: number;
    readonly all: number;
  };
  readonly openingHand: number;
  readonly faceUp: number;
  readonly cardsPerTurn: number;
  /** DRAW-6: no draw begins once deck and discard are empty. */
  readonly drawNeedsDeck: boolean;
  /** So many face-up locomotives sweep the row away; null: never. */
  readonly sweepAt: number | null;
  /** Routes of no colour of their own. */
  readonly grey: number;
  readonly points: readonly LengthPoints[];
  /** Pairs of cities with two routes, and with three. */
  readonly doubles: number;
  readonly triples: number;
  /** By number of players: how many of them can be used. */
  readonly lanes: { readonly double: readonly LanesOpen[]; readonly triple: readonly LanesOpen[] };
  readonly ferries: number;
  readonly pairsPay: boolean;
  readonly tunnels: number;
  readonly tunnelCards: number;
  /** Routes after whose claim cards are drawn, and the most of them. */
  readonly gifts: { readonly routes: number; readonly most: number };
  readonly tickets: {
    readonly all: number;
    readonly long: number;
    /** Decks to choose from, the smallest first; empty: all make one. */
    readonly decks: readonly TicketDeckFacts[];
  };
  readonly opening: {
    readonly regular: number;
    readonly long: number;
    readonly all: number;
    readonly keep: number;
    readonly leavesGame: boolean;
  };
  readonly draw: { readonly deal: number; readonly keep: number };
  readonly stations: {
    readonly each: number;
    readonly cost: readonly number[];
    readonly unused: number;
  } | null;
  readonly lastRoundAt: number;
  readonly longestPath: number | null;
  readonly bonusCards: { readonly inPlay: number; readonly all: number } | null;
  readonly tieBreaks: readonly ('completedTickets' | 'fewestStations' | 'longestPath' | 'bonusCards')[];
}

interface LengthPoints {
  readonly length: number;
  readonly points: number;
}

interface LanesOpen {
  readonly players: number;
  readonly open: number;
}

interface TicketDeckFacts {
  readonly id: string;
  readonly tickets: number;
  /** Tickets that are worth something else in this deck. */
  readonly changed: number;
}
