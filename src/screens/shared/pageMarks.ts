// What the page itself must know of its reader: style sheets and whoever reads it aloud find it there.
import { useLayoutEffect } from 'preact/hooks';
import type { FrontText } from '../../i18n/frontText.ts';
import { meaningOf } from '../../preferences/store.ts';
import { preferences, useReadersMeaning } from './preferences.ts';

interface PageMarks {
  readonly language: string;
  readonly title: string;
  readonly textSize: number;
  readonly largerSymbols: boolean;
  readonly leftHanded: boolean;
}

/** A game may have another reader than the screen that it lies on. */
type Place = 'screen' | 'game';
const marks = new Map<Place, PageMarks>();

export function usePageMarks(place: Place, text: FrontText | null): void {
  const textSize = useReadersMeaning('textSize');
  const largerSymbols = useReadersMeaning('largerSymbols');
  const leftHanded = useReadersMeaning('leftHanded');
  useLayoutEffect(() => {
    if (text === null) return;
    marks.set(place, { language: text.language, title: text.app.title, textSize, largerSymbols, leftHanded });
    markPage();
    return () => {
      marks.delete(place);
      markPage();
    };
  }, [place, text, textSize, largerSymbols, leftHanded]);
}

function markPage(): void {
  const top = marks.get('game') ?? marks.get('screen');
  if (top === undefined) return;
  const page = document.documentElement;
  page.lang = top.language;
  page.style.fontSize = top.textSize === 1 ? '' : `${top.textSize * 100}%`;
  setMark(page, 'symbols', top.largerSymbols ? 'large' : null);
  setMark(page, 'hand', top.leftHanded ? 'left' : null);
  document.title = top.title;
}

function setMark({ dataset }: HTMLElement, name: 'symbols' | 'hand', value: string | null): void {
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Style sheets find the chosen theme on the page, and the bars of the device theirs in its head. */
export function markTheme(): void {
  let marked: 'light' | 'dark' | null = null;
  const mark = () => {
    const theme = meaningOf(preferences.getState(), 'theme');
    if (theme === marked) return;
    marked = theme;
    const { dataset } = document.documentElement;
    if (theme === null) delete dataset['theme'];
    else dataset['theme'] = theme;
    colorBars(theme);
  };
  mark();
  preferences.subscribe(mark);
}

/** Of the two colours the one whose query holds is taken. */
function colorBars(theme: 'light' | 'dark' | null): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-of]')) {
    const own = bar.dataset['of'];
    if (theme === null) bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = own === theme ? 'all' : 'not all';
  }
}
