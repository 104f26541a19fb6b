// Boards as they are late in games that computers play: who holds which route.
import { botNamed } from '../../bots/players.ts';
import { makeBoard } from '../../engine/board.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import type { MapData } from '../../engine/map.ts';
import { PLAYER_COLORS, type PlayerColor } from '../../engine/players.ts';
import { playGame } from '../randomGame.ts';

export type Holders = readonly (PlayerColor | null)[];

const LEVEL = 'normal';

/** The end of a game of as many as the board seats; who sits first changes from game to game. */
export function lateGame(map: MapData, game: number, seed: string): Holders {
  const [, players] = map.rules.players;
  const briefing = { players, budget: { rollouts: 1 } };
  const bots = range(players).map(() => botNamed(LEVEL, briefing));
  const played = playGame({ board: makeBoard(map, players), seed: `${seed}/${game}`, players: bots });
  return played.game.table.owner.map((seat) => (seat === NOBODY ? null : colorOf(seat + game)));
}

function colorOf(seat: number): PlayerColor {
  return at(PLAYER_COLORS, seat % PLAYER_COLORS.length);
}

/** As the gallery's address tells it. */
export function figuresOf(owners: Holders): string {
  return owners.map((owner) => (owner === null ? '-' : PLAYER_COLORS.indexOf(owner))).join('');
}
