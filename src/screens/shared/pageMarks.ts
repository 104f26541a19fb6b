// What the page itself must know of its reader: style sheets and whoever reads it aloud find it there.
import { useLayoutEffect } from 'preact/hooks';
import type { FrontText } from '../../i18n/frontText.ts';
import { useReadersMeaning } from './preferences.ts';

interface PageMarks {
  readonly language: string;
  readonly title: string;
  readonly textSize: number;
}

/** A game may have another reader than the screen that it lies on. */
type Place = 'screen' | 'game';
const marks = new Map<Place, PageMarks>();

export function usePageMarks(place: Place, text: FrontText | null): void {
  const textSize = useReadersMeaning('textSize');
  useLayoutEffect(() => {
    if (text === null) return;
    marks.set(place, { language: text.language, title: text.app.title, textSize });
    markPage();
    return () => {
      marks.delete(place);
      markPage();
    };
  }, [place, text, textSize]);
}

function markPage(): void {
  const top = marks.get('game') ?? marks.get('screen');
  if (top === undefined) return;
  const page = document.documentElement;
  page.lang = top.language;
  page.style.fontSize = top.textSize === 1 ? '' : `${top.textSize * 100}%`;
  document.title = top.title;
}
