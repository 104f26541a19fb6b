import { allWords } from '../../i18n/words.ts';
import { part } from '../../pwa/files.ts';
import { languageNow } from '../shared/readersLanguage.ts';

/** The game's own screen, fetched with its words when the first game is opened. */
export async function tableScreen() {
  const words = part(() => allWords.load(languageNow())).catch(() => null); // whoever speaks asks once more
  const screen = await part(() => import('./GameScreen.tsx'));
  await words;
  return screen;
}
