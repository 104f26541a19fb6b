import type { FrontText } from '../../i18n/frontText.ts';
import { boardName } from '../../table/boardCards.ts';
import type { SavedGame } from '../../table/saves/saves.ts';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** "Europe, round 7" */
export function gameTitle(text: FrontText, game: SavedGame): string {
  const { saves } = text;
  const board = boardName(text, game.mapId);
  if (game.turn === null) return saves.over(board);
  return saves.title(board, Math.floor(game.turnsTaken / Math.max(1, game.players.length)) + 1);
}

/** Whose turn it is, or who has won. */
export function gameState({ saves }: FrontText, { turn, players, ranking }: SavedGame): string {
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  if (turn !== null) return saves.toPlay(nameOf(turn));
  const winners = ranking[0] ?? [];
  const names = saves.allOf(winners.map(nameOf));
  return winners.length > 1 ? saves.tied(names) : saves.won(names);
}

export function savedWhen({ saves }: FrontText, saved: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(saved)) / MINUTE_MS);
  if (!(minutes >= 1)) return saves.savedNow;
  if (minutes < HOUR_MIN) return saves.savedMinutes(minutes);
  if (minutes < DAY_MIN) return saves.savedHours(Math.floor(minutes / HOUR_MIN));
  return saves.savedDays(Math.floor(minutes / DAY_MIN));
}

/** Who has built what, for the picture of a game; everybody may know it. */
export function ownersOf({ owners = [], players }: Pick<SavedGame, 'owners' | 'players'>) {
  return owners.map((seat) => players[seat]?.color);
}
