import { part } from '../../pwa/files.ts';
import { playerPreferences, preferences } from '../shared/preferences.ts';

/** Games, people, settings and all that this browser was asked to remember. False: it is all still there. */
export async function deletedAll(): Promise<boolean> {
  const [{ shelf }, { deleteAll }] = await Promise.all([
    part(() => import('../shared/shelf.ts')),
    part(() => import('../../table/saves/everything.ts')),
  ]);
  if (!(await deleteAll(shelf))) return false;
  preferences.forget();
  playerPreferences.forget();
  try {
    localStorage.clear();
  } catch {
    // It keeps nothing.
  }
  return true;
}
