import { seal } from '../../formats/seal.ts';

/** A game on its way to a file. */
export interface TakenOut {
  readonly mapId: string;
  readonly players: readonly { readonly name: string }[];
  /** Whether it holds what not everybody may see: it does until the result was shown. */
  readonly secret: boolean;
  /** All of it, secrets included. */
  readonly text: string;
}

/** What the file of a game holds: readable once the game is over, sealed against a glance as long as it has secrets. */
export function takeOut({ mapId, players, secret, text }: TakenOut): Promise<string> {
  return secret ? seal(text, { map: mapId, players: players.map(({ name }) => name) }) : Promise.resolve(text);
}
