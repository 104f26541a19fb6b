import { holdGame } from './lock.ts';
import type { Removed, Saves } from './saves.ts';

/** Takes a game away, unless somebody plays it in another tab, which would not know. Null: it could not be taken away. */
export async function removeGame(
  id: string,
  saves: Pick<Saves, 'remove'>,
  hold: typeof holdGame = holdGame,
): Promise<Removed | 'elsewhere' | null> {
  const { here, release } = await hold({ gameId: id, steal: false, onLost: () => undefined });
  if (!here) return 'elsewhere';
  try {
    return await saves.remove(id);
  } finally {
    release();
  }
}
