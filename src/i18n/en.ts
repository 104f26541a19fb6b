/** The list of all words: another language has the same entries, and the compiler says which are missing. */
export const en = {
  app: {
    name: 'Railpass',
    title: 'Railpass: a railway race for one tablet',
    tagline: 'A railway race for one tablet and a table of friends.',
    description: 'A railway board game for one tablet and a table of friends: offline, pass and play.',
    needsScript: 'Railpass needs JavaScript, which is switched off in this browser.',
  },
  home: {
    poster: 'A steam train with four coaches crosses a viaduct over a lake, with mountains behind.',
    boards: 'Boards',
    players: (least: number, most: number) => `${least} to ${most} players`,
    cities: 'cities',
    routes: 'routes',
    tickets: 'tickets',
    network: (board: string) => `Map of the ${board} network`,
    soon: 'The table opens soon',
    soonWhy: 'The boards and the rules are ready. Taking your seats comes next.',
  },
  offline: {
    ready: 'Ready offline',
    downloading: 'Downloading',
    offline: 'Offline',
    onlineOnly: 'Online only',
  },
  install: {
    title: 'Keep Railpass on this tablet.',
    why: 'It opens full screen and plays without a connection.',
    button: 'Install',
    sharing: 'Tap Share, then “Add to Home Screen”.',
    dismiss: 'Not now',
  },
  update: {
    title: 'A new version is here.',
    why: 'It takes a second.',
    button: 'Update now',
  },
} as const;
