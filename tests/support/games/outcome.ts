import { aGame, type Situation } from './aGame.ts';

/** A finished board, what each seat has in the end, and who is placed where. */
export interface TieCase extends Situation {
  readonly name: string;
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly number[])[];
}

/** The totals and the ranking of a board; seats hold no tickets unless the situation deals them some. */
export function outcome(situation: Situation) {
  const { seats, ranking } = aGame({ players: situation.routes?.length ?? 2, tickets: [], ...situation }).result();
  return { totals: seats.map(({ total }) => total), ranking };
}
