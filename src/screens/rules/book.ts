import type { Tell } from './chapter.ts';
import { cards, claim, doubles, ferries, setup, tunnels, turn } from './firstChapters.ts';
import { end, known, scoring, stations, tickets } from './lastChapters.ts';

/** In the order in which they are read. */
export const BOOK = {
  setup,
  turn,
  cards,
  claim,
  doubles,
  ferries,
  tunnels,
  tickets,
  stations,
  end,
  scoring,
  known,
} as const satisfies Readonly<Record<string, Tell>>;
export type ChapterName = keyof typeof BOOK;

export const CHAPTERS = Object.keys(BOOK) as readonly ChapterName[];

/** What comes before the chapters. */
export const HOW_TO = 'how-to-play';
export type PageName = ChapterName | typeof HOW_TO;
export const PAGES: readonly PageName[] = [HOW_TO, ...CHAPTERS];

export function pageNamed(name: string | null): PageName {
  return PAGES.find((each) => each === name) ?? HOW_TO;
}
