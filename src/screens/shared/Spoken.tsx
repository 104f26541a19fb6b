import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { FrontContext } from '../../i18n/frontText.ts';
import type { Language } from '../../i18n/languages.ts';
import { TextContext } from '../../i18n/text.ts';
import { allWords, frontWords, type Words } from '../../i18n/words.ts';
import type { PlayerPreferences } from '../../preferences/list.ts';
import { part } from '../../pwa/files.ts';
import { usePageMarks } from './pageMarks.ts';
import { ReaderContext, useReadersMeaning } from './preferences.ts';
import { useReadersLanguage } from './readersLanguage.ts';

interface SpokenProps {
  readonly children: ComponentChildren;
}

/** Everything below it has the words around a game, in the language of the tablet. */
export function SpokenAround({ children }: SpokenProps) {
  const text = useWords(frontWords, useReadersLanguage());
  usePageMarks('screen', text);
  return text && <FrontContext.Provider value={text}>{children}</FrontContext.Provider>;
}

interface SpokenToProps extends SpokenProps {
  /** By whatever tells players' names apart; null: to whoever has the tablet. */
  readonly reader: string | null;
  /** In place of what is remembered of them. */
  readonly chosen?: PlayerPreferences;
}

const NOTHING: PlayerPreferences = {};

/** Everything below it has all words, as its reader wants them. */
export function SpokenTo({ reader, chosen = NOTHING, children }: SpokenToProps) {
  const value = useMemo(() => ({ player: reader, chosen }), [reader, chosen]);
  return (
    <ReaderContext.Provider value={value}>
      <Spoken>{children}</Spoken>
    </ReaderContext.Provider>
  );
}

/** A part of a screen as another reader has it: in that language, and as large. The page itself stays as it is. */
export function SpokenBeside({ reader, children }: Pick<SpokenToProps, 'reader' | 'children'>) {
  const around = useReadersMeaning('textSize');
  const value = useMemo(() => ({ player: reader, chosen: NOTHING }), [reader]);
  return (
    <ReaderContext.Provider value={value}>
      <Beside around={around}>{children}</Beside>
    </ReaderContext.Provider>
  );
}

function Beside({ around, children }: SpokenProps & { readonly around: number }) {
  const text = useWords(allWords, useReadersLanguage());
  // What is pressed must not become smaller than a finger.
  const size = Math.max(1, useReadersMeaning('textSize') / around);
  return (
    text && (
      <FrontContext.Provider value={text}>
        <TextContext.Provider value={text}>
          <div lang={text.language} style={size === 1 ? {} : { zoom: `${size}` }}>
            {children}
          </div>
        </TextContext.Provider>
      </FrontContext.Provider>
    )
  );
}

function Spoken({ children }: SpokenProps) {
  const text = useWords(allWords, useReadersLanguage());
  usePageMarks('game', text);
  return (
    text && (
      <FrontContext.Provider value={text}>
        <TextContext.Provider value={text}>{children}</TextContext.Provider>
      </FrontContext.Provider>
    )
  );
}

/** Until a language has come, and where it cannot be fetched, the one before is spoken on. */
export function useWords<Entries>(words: Words<Entries>, language: Language): Entries | null {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const spoken = useRef<Entries | null>(null);
  const here = words.here(language);
  useEffect(() => {
    if (here !== null) return;
    part(() => words.load(language)).then(
      () => lookAgain(undefined),
      () => undefined, // it is told that a part is missing
    );
  }, [words, language, here]);
  if (here !== null) spoken.current = here;
  return spoken.current;
}
