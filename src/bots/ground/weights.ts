/** How a planner values things. Found by playing against itself and others; maps may bring weights of their own. */
export interface Weights {
  /** Points a turn is worth. */
  readonly turn: number;
  /** Points a train is worth that could have been laid elsewhere. */
  readonly train: number;
  /** Cards that come in with a turn of drawing, as far as they fit. */
  readonly cardsPerTurn: number;
  /** Points that every route costs beside turns and trains: the more, the fewer and longer the routes. */
  readonly route: number;
  /** How much of a route's own points counts when a way is chosen. */
  readonly routePoints: number;
  /** How far the cards held most are counted on for a grey route. */
  readonly greyTrust: number;
  /** Cards that a locomotive symbol costs when there is no locomotive for it in the hand. */
  readonly symbolCards: number;
  /** Cards to be expected on top of a tunnel's length. */
  readonly tunnelCards: number;
  /** Points that a locomotive spent takes off a claim. */
  readonly locomotive: number;
  /** Tickets are drawn with at least this many own trains, and this many of the poorest rival. */
  readonly ticketTrains: number;
  readonly ticketRivalTrains: number;
  /** No more are drawn once this many have been given up. */
  readonly ticketsLost: number;
  /** Points that a turn of work for a ticket takes off its worth. */
  readonly ticketTurn: number;
  /** Turns kept in hand when tickets are chosen; points lost for every turn beyond. */
  readonly ticketSlack: number;
  readonly overrun: number;
  /** When the poorest rival has this few trains, anything that scores is taken. */
  readonly endTrains: number;
  /** A locomotive is taken from the row when at least this many cards are missing. */
  readonly locomotiveMissing: number;
  /** Routes beside the tickets that are collected for at the same time. */
  readonly extras: number;
  /** The shortest route worth claiming for its points alone while there is time. */
  readonly extraLength: number;
  /** Points for claiming first what a rival's network touches. */
  readonly urgency: number;
  /** How much of a bonus card's points counts for a route that brings it nearer. */
  readonly bonus: number;
  /** Points for a route that goes on from the own network. */
  readonly attached: number;
  /** Trains a player lays in a turn on average. */
  readonly pace: number;
  /** Turns beyond the expected end that a plan may still take. */
  readonly planSlack: number;
  /** The longest route claimed only to be in a rival's way. */
  readonly blockLength: number;
}

export const DEFAULT_WEIGHTS: Weights = {
  turn: 2.4,
  train: 0.52,
  cardsPerTurn: 1.62,
  route: 0,
  routePoints: 0.76,
  greyTrust: 0.5,
  symbolCards: 1.6,
  tunnelCards: 0.6,
  locomotive: 0.8,
  ticketTrains: 10,
  ticketRivalTrains: 22,
  ticketsLost: 1,
  ticketTurn: 3.4,
  ticketSlack: 6,
  overrun: 4,
  endTrains: 14,
  locomotiveMissing: 5,
  extras: 3,
  extraLength: 4,
  urgency: 0.5,
  bonus: 0.4,
  attached: 0.5,
  pace: 1.3,
  planSlack: 2,
  blockLength: 0,
};

/** Weights found for a map, by the number of players: only those that differ from the defaults. */
export type TunedWeights = Readonly<Record<string, Partial<Weights>>>;

/** Without weights for this number of players, those of the nearest number that has some. */
export function weightsFor(tuned: TunedWeights | undefined, players: number): Weights {
  const counts = Object.keys(tuned ?? {}).map(Number);
  const nearest = counts.sort((one, other) => Math.abs(one - players) - Math.abs(other - players))[0];
  return { ...DEFAULT_WEIGHTS, ...tuned?.[nearest ?? ''] };
}
