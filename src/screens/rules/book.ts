import { dot, ruling, step, type Tell, where } from './chapter.ts';

const claim: Tell = ({ claim: t }, f) => ({
  title: t.title,
  lede: t.lede,
  chip: null,
  isHere: true,
  sentences: [
    step('ROUTE-1', t.pay),
    step('ROUTE-3', t.trains),
    dot('ROUTE-2', t.grey(f)),
    dot('ROUTE-4', t.anywhere),
    dot('ROUTE-4', t.whole),
    dot('ROUTE-6', f.stations === null ? t.owner : t.ownerButStation),
    dot('ROUTE-3', t.last(f)),
  ],
  rulings: [],
});

const tunnels: Tell = ({ tunnels: t }, f) => ({
  title: t.title,
  lede: f.tunnels === 0 ? t.none : t.lede,
  chip: f.tunnels === 0 ? null : t.count(f),
  isHere: f.tunnels > 0,
  sentences: where(
    f.tunnels > 0,
    step('TUN-1', t.pay),
    step('TUN-1', t.turn(f)),
    step('TUN-2', t.owed),
    step('TUN-4', t.choose),
    dot('TUN-4', t.nothing),
    dot('TUN-2', t.extra),
    dot('TUN-3', t.onlyLocomotives),
    dot('TUN-6', t.few(f)),
    dot('TUN-5', t.discard),
  ),
  rulings: where(f.tunnels > 0, ruling('TUN-7', t.rulings.complete), ruling('TUN-6', t.rulings.notDiscards)),
});

/** In the order in which they are read. */
export const BOOK = { claim, tunnels } as const satisfies Readonly<Record<string, Tell>>;
export type ChapterName = keyof typeof BOOK;

export const CHAPTERS = Object.keys(BOOK) as readonly ChapterName[];

export function chapterNamed(name: string | null): ChapterName {
  return CHAPTERS.find((each) => each === name) ?? (CHAPTERS[0] as ChapterName);
}
