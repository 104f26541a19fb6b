import type { PreferenceWords } from '../../preferences/list.ts';
import { LANGUAGE_NAMES } from '../languages.ts';

const megabytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const settings = {
  title: 'Settings',
  preferences: {
    language: {
      title: 'Language',
      why: 'Of this tablet.',
      choices: { 'as the device': 'As the device', ...LANGUAGE_NAMES },
    },
    textSize: {
      title: 'Size of text',
      why: 'Beside what the browser is set to.',
      choices: { '100 %': '100 %', '115 %': '115 %', '130 %': '130 %' },
    },
    coverAfter: {
      title: 'Cover by itself',
      why: 'When nobody touches the tablet for so long.',
      choices: { '15 s': '15 s', '30 s': '30 s', '45 s': '45 s', '2 min': '2 min', never: 'Never' },
    },
    computerSpeed: {
      title: 'Computer players',
      why: 'How long each of their moves is shown.',
      choices: { normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    },
    motion: {
      title: 'Motion',
      why: 'Cards that fly and trains that couple in, or everything in its place at once.',
      choices: { 'as the device': 'As the device', less: 'Less' },
    },
    haptics: {
      title: 'Vibration',
      why: 'A short tick when cards are shown, and when a route is claimed or refused.',
      choices: { on: 'On', off: 'Off' },
    },
    sound: {
      title: 'Sound',
      why: 'Cards, trains and bells. Everything that is heard is also seen.',
      choices: { on: 'On', off: 'Off' },
    },
    volume: {
      title: 'Volume',
      why: 'A share of what the tablet itself is set to.',
      choices: { '20 %': '20 %', '40 %': '40 %', '60 %': '60 %', '80 %': '80 %', '100 %': '100 %' },
    },
    singleKeys: {
      title: 'Single keys',
      why: 'One letter or digit is a command, as D to draw. Switch them off if they are pressed by accident.',
      choices: { on: 'On', off: 'Off' },
    },
  } satisfies PreferenceWords,
  storage: {
    title: 'Storage',
    used: (bytes: number) => `${megabytes.format(bytes / 1_000_000)} MB in use.`,
    kept: 'The browser promises to keep it.',
    notKept: 'The browser may delete it when room gets short.',
    ask: 'Ask it to keep this',
    refused: 'Not yet. Install Railpass or export your games to be safe.',
  },
} as const;
