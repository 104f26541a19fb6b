import type { PlayerColor } from '../../engine/players.ts';
import { isComputer, type TablePlayer } from '../../table/game/opponents.ts';

/** Whoever has a tab. */
export interface Sitter {
  readonly name: string;
  readonly color: PlayerColor;
  readonly isComputer: boolean;
}

/** Those of a game, people first. */
export function sittersOf(players: readonly TablePlayer[]): readonly Sitter[] {
  const all = players.map((player) => ({ name: player.name, color: player.color, isComputer: isComputer(player) }));
  return [...all.filter((sitter) => !sitter.isComputer), ...all.filter((sitter) => sitter.isComputer)];
}
