import { useCallback, useState } from 'preact/hooks';
import { allWords } from '../../i18n/words.ts';
import { part } from '../../pwa/files.ts';
import type { Said, Say } from './saying.ts';

/** What was said last. A language that cannot be fetched has nothing to say: it is told that a part is missing. */
export function useSaid(): { readonly said: Said | null; readonly say: Say } {
  const [said, setSaid] = useState<Said | null>(null);
  const say: Say = useCallback((language, words) => {
    part(() => allWords.load(language)).then(
      (text) => setSaid({ language, words: words(text) }),
      () => undefined,
    );
  }, []);
  return { said, say };
}
