import './icon.css';

/** Drawn on a 24 by 24 grid with a line 2 wide. */
const PATHS = {
  check: 'M5 13l4.5 4.5L20 7M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 16v3.5h16V16',
  offline: 'M10.5 3.5v6L3 14v2l7.5-2v4L8 20v1.5l4-1 4 1V20l-2.5-2v-4l7.5 2v-2l-7.5-4.5v-6a1.5 1.5 0 0 0-3 0Z',
  online: 'M2.5 9.5a14 14 0 0 1 19 0M6 13.5a9 9 0 0 1 12 0M9.5 17.2a4 4 0 0 1 5 0M12 20.5v.1',
  refresh: 'M20 11A8 8 0 1 0 18 17.3M20.5 5v6h-6',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof PATHS;

/** Always beside words that say the same, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
