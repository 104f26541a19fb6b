import { cards, locomotives, trains } from './amounts.ts';
import { colors } from './colors.ts';
import { computers } from './computers.ts';
import { deckList } from './deckList.ts';
import { fileFaults } from './fileFaults.ts';
import { files } from './files.ts';
import { saves } from './saves.ts';
import { setup } from './setup.ts';

/** The words of everything around a game: all that the first screen and the set-up need. */
export const front = {
  /** Told to the page, to `Intl`, and to a board that is called differently in it. */
  language: 'en',
  app: {
    name: 'Railpass',
    title: 'Railpass: a railway race for one tablet',
    tagline: 'A railway race for one tablet and a table of friends.',
  },
  home: {
    poster: 'A steam train with four coaches crosses a viaduct over a lake, with mountains behind.',
    ways: 'Ways to play',
    together: 'Play together',
    togetherFor: (least: number, most: number) => `${least} to ${most} people, one tablet`,
    alone: 'Play alone',
    aloneFor: 'You and 2 computers',
    watch: 'Watch a game',
    watchFor: '4 computers, any speed',
    sound: 'Sound',
    settings: 'Settings',
    howTo: {
      collect: 'Collect wagon cards of one colour.',
      pay: 'Pay them to claim a route with your trains.',
      join: 'Join the cities on your secret tickets.',
    },
    rules: 'Rules',
    boards: 'Choose a board',
    network: (board: string) => `Map of the ${board} network`,
    /** For those who listen: a board to press. */
    newOn: (board: string, special: string) => `${board}. ${special}. New game.`,
  },
  cards: {
    colors,
    locomotive: 'Locomotive',
    wagons: {
      red: 'Mail van',
      orange: 'Horse box',
      yellow: 'Grain hopper',
      green: 'Timber wagon',
      blue: 'Tank wagon',
      purple: 'Sleeping car',
      black: 'Coal wagon',
      white: 'Ice van',
    },
  },
  board: {
    comma: ', ',
    label: (board: string) => `Board of ${board}. Arrow keys go from city to city, Enter lists a city’s routes.`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole board',
    holdToSeeTaken: 'Hold to see only what is taken.',
    taken: (taken: number, all: number, by: readonly (readonly [player: string, routes: number])[]) =>
      taken === 0
        ? `None of ${all} routes is taken.`
        : `${taken} of ${all} routes ${taken === 1 ? 'is' : 'are'} taken: ${by.map(([player, routes]) => `${player} ${routes}`).join(', ')}.`,
    close: 'Close',
    whichRoute: 'Which route?',
    routesOf: (city: string) => `Routes of ${city}`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    trains,
    anyColor: 'any colour',
    kinds: { tunnel: 'tunnel', ferry: 'ferry' },
    needs: (engines: number) => `needs ${locomotives(engines)}`,
    drawBonus: (count: number) => `draw ${cards(count)}`,
    free: 'free',
    closed: 'closed in this game',
    claimedBy: (player: string) => `claimed by ${player}`,
    affordable: 'you can pay',
    helpful: 'on the way of your tickets',
    stationOf: (player: string) => `station of ${player}`,
    onTicket: 'on your ticket',
    polarCircle: 'Polar circle',
    beyondPolarCircle: 'beyond the polar circle',
    capital: 'capital',
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
    sharingWhy:
      'The app keeps games of its own, and Safari may delete these after 7 days without a visit: export them to take them along.',
    dismiss: 'Not now',
  },
  update: {
    title: 'A new version is here.',
    why: 'It takes a second.',
    button: 'Update now',
  },
  files,
  setup,
  fileFaults,
  deckList,
  saves,
  computers,
} as const;
