import './icon.css';

/** Drawn on a 24 by 24 grid with a line 2 wide. */
const PATHS = {
  bot: 'M7.5 8h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3ZM12 8V4.8M12 3.8v.1M9 13v1.5M15 13v1.5M2 12.5v3M22 12.5v3',
  cards:
    'M4.5 7h10A1.5 1.5 0 0 1 16 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7ZM7 7V4.5h14v10h-5',
  check: 'M5 13l4.5 4.5L20 7M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  close: 'M6 6l12 12M18 6L6 18',
  cover:
    'M4 4l16 16M9.5 5.6A9 9 0 0 1 12 5.2c5 0 8.5 4 9.5 6.8-.4 1.2-1.3 2.6-2.6 3.8M6.3 7.6C4.4 8.9 3 10.7 2.5 12c1 2.8 4.5 6.8 9.5 6.8 1.5 0 2.9-.4 4.1-1M10 10a2.8 2.8 0 0 0 4 4',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 16v3.5h16V16',
  ferry: 'M3 15h18l-2.5 5h-13ZM6 15V9h9l3 6M9 9V5h3v4M2 22q2.5-1.5 5 0t5 0 5 0 5 0',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  offline: 'M10.5 3.5v6L3 14v2l7.5-2v4L8 20v1.5l4-1 4 1V20l-2.5-2v-4l7.5 2v-2l-7.5-4.5v-6a1.5 1.5 0 0 0-3 0Z',
  online: 'M2.5 9.5a14 14 0 0 1 19 0M6 13.5a9 9 0 0 1 12 0M9.5 17.2a4 4 0 0 1 5 0M12 20.5v.1',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11A8 8 0 1 0 18 17.3M20.5 5v6h-6',
  route:
    'M5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM19 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM7.4 15.9L9 14.6M11.3 12.6l1.4-1.2M15.1 9.4l1.5-1.3',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  station: 'M4 20V10l8-6 8 6v10ZM10 20v-6h4v6',
  tick: 'M4.5 12.5l5 5 10-11',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM15 8v1.5M15 11.3v1.5M15 14.6v1.5',
  train:
    'M3 7h18v9H3ZM3 11.5h18M9 7v4.5M15 7v4.5M7.5 17a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM16.5 17a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h9.5a6 6 0 0 1 0 12H9',
  warning: 'M12 3.5l10 17H2ZM12 10v4.5M12 17.4v.1',
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
