/** What to say when the page lacks a part of the app. */
export const files = {
  outOfDate: {
    title: 'This page is out of date.',
    why: 'A newer Railpass runs on this device. Saved games stay: reload to go on.',
  },
  missing: {
    title: 'A part of Railpass is missing.',
    why: 'It could not be fetched. Saved games stay: reload to try again.',
  },
  reload: 'Reload',
  noConnection: 'There is no connection, so the page stays as it is. Try again later.',
} as const;
