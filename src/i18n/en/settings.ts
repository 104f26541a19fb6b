import type { PreferenceWords } from '../../preferences/list.ts';
import { LANGUAGE_NAMES } from '../languages.ts';

const megabytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const size = (bytes: number) =>
  bytes > 0 && bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${megabytes.format(bytes / 1_000_000)} MB`;
const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);
const onOff = { on: 'On', off: 'Off' } as const;

export const settings = {
  title: 'Settings',
  menuWhy: 'Language, size, sound, and what is kept here.',
  atOnce: 'Changes work at once',
  parts: 'Parts',
  tablet: {
    title: 'This tablet',
    why: 'The same for everybody who plays on it',
    region: 'This tablet, the same for everybody',
    look: 'Look',
    handingOver: 'Handing over',
    computers: 'Computers and help',
    sound: 'Sound and touch',
    keyboard: 'Keyboard',
    allKeys: 'All keys',
    keysKey: '?',
    /** Under a hand that is never covered by itself. */
    neverCovered: 'Anybody can look',
  },
  preferences: {
    language: {
      title: 'Language',
      why: 'Home and new players',
      choices: { 'as the device': 'As the device', ...LANGUAGE_NAMES },
    },
    textSize: {
      title: 'Text size',
      choices: { '100 %': '100', '115 %': '115', '130 %': '130 %' },
    },
    largerSymbols: { title: 'Larger symbols', why: 'On cards and routes', choices: onOff },
    leftHanded: { title: 'Left-handed', why: 'Buttons at the left of the tray', choices: onOff },
    theme: { title: 'Theme', choices: { 'as the device': 'As the device', light: 'Light', dark: 'Dark' } },
    motion: { title: 'Motion', choices: { 'as the device': 'As the device', less: 'Less' } },
    reveal: {
      title: 'Show my hand with',
      choices: { hold: 'Hold', 'two taps': 'Two taps', 'one tap': 'One tap' },
    },
    coverAfter: {
      title: 'Cover it after',
      why: 'Without a touch',
      choices: { '15 s': '15 s', '45 s': '45 s', '2 min': '2 min', never: 'Never' },
    },
    keepAwake: { title: 'Keep screen awake', why: 'During a game', choices: onOff },
    confirmTickets: { title: 'Ask before drawing tickets', why: 'You cannot give them back', choices: onOff },
    computerSpeed: { title: 'Speed', choices: { normal: '1×', fast: '2×', instant: 'Skip' } },
    computerPause: {
      title: 'Pause',
      why: 'After each move',
      choices: { short: 'Short', long: 'Long', tap: 'Tap' },
    },
    hints: { title: 'Hints', why: 'In new games', choices: { off: 'Off', 'on request': 'On request' } },
    sound: { title: 'Sound', why: 'Follows the silent switch', choices: onOff },
    volume: {
      title: 'Volume',
      choices: {
        '0 %': '0 %',
        '10 %': '10 %',
        '20 %': '20 %',
        '30 %': '30 %',
        '40 %': '40 %',
        '50 %': '50 %',
        '60 %': '60 %',
        '70 %': '70 %',
        '80 %': '80 %',
        '90 %': '90 %',
        '100 %': '100 %',
      },
    },
    haptics: { title: 'Haptics', why: 'Short tap on reveal and claim', choices: onOff },
    singleKeys: { title: 'Single keys', why: 'Letters and digits act alone', choices: onOff },
  } satisfies PreferenceWords,
  players: {
    title: 'Each player',
    why: 'Goes along with the hand',
    tabs: 'Players',
    /** What a tab is called for those who listen; `marked`: "Red disc". */
    tab: (name: string, marked: string) => `${name}, ${marked}`,
    computerTab: (name: string, marked: string) => `${name}, ${marked}, computer`,
    /** The tab of whoever plays here for the first time. */
    newcomers: 'New players',
    computers: 'Computers need no settings.',
    languageOf: (name: string) => `${name}’s language`,
    textSizeOf: (name: string) => `${name}’s text size`,
    toAll: 'Give these to all players',
    given: (name: string) => `All players have ${name}’s settings now.`,
    undo: 'Undo',
    /** Said in the language that was chosen. */
    speaks: (name: string) => `${name}’s language: English`,
    tabletSpeaks: 'Language: English',
  },
  kept: {
    title: 'Kept on this tablet',
    size,
    holds: (count: number, open: number) =>
      open === 0 ? `${games(count)}, the app` : `${games(count)}, ${open} to go on with, the app`,
    bar: (app: number, saved: number, of: number) => `App ${size(app)}, games ${size(saved)}, of ${size(of)}`,
    promised: 'The browser promises to keep it.',
    notPromised: 'The browser may delete it when space runs out.',
    sevenDays: 'Safari may delete it after 7 days without a visit. Install the app or export.',
    ask: 'Ask it to keep it',
    refused: 'Not yet. Install Railpass or export your games to be safe.',
    export: 'Export everything',
    exported: (file: string, bytes: number) => `${file}, ${size(bytes)}`,
    nothingToExport: 'There are no games to export yet.',
    delete: 'Delete everything',
    /** Before everything is deleted, first of two times. */
    sure: (count: number, open: number) =>
      open === 0
        ? `Delete ${games(count)}, and all settings?`
        : `Delete ${games(count)}, ${open} to go on with, and all settings?`,
    sureOfSettings: 'Delete all settings?',
    exportFirst: 'Export first',
    go: 'Delete',
    keep: 'Keep',
    last: 'This cannot be undone.',
    hold: 'Hold to delete everything',
    again: 'Press Enter again',
    holdHow: 'Hold it for a second and a half, or press Enter twice.',
    notDeleted: 'The browser does not let Railpass delete its games. Try again in a moment.',
  },
  about: {
    title: 'About',
    version: (version: string, offline: string) => `Railpass ${version}, ${offline}`,
    offline: { ready: 'ready offline', downloading: 'downloading', offline: 'offline', onlineOnly: 'online only' },
    licences: 'Licences',
    licencesWhy: 'Railpass is made of these parts as well. Thank you.',
    strength: 'Computers’ strength',
    strengthWhy:
      'How many games each level wins against the one below it, with two at the table. Measured, not promised.',
    levels: { normal: 'Normal against Easy', hard: 'Hard against Normal', expert: 'Expert against Hard' },
    share: (percent: number) => `${percent} %`,
    games: (count: number) => `of ${count} games`,
  },
} as const;
