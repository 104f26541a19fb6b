import { computerPause } from './computerPause.ts';
import { computerSpeed } from './computerSpeed.ts';
import { confirmTickets } from './confirmTickets.ts';
import { coverAfter } from './coverAfter.ts';
import { haptics } from './haptics.ts';
import { hints } from './hints.ts';
import { keepAwake } from './keepAwake.ts';
import { language } from './language.ts';
import { largerSymbols } from './largerSymbols.ts';
import { leftHanded } from './leftHanded.ts';
import { motion } from './motion.ts';
import type { Preference } from './preference.ts';
import { reveal } from './reveal.ts';
import { singleKeys } from './singleKeys.ts';
import { sound } from './sound.ts';
import { textSize } from './textSize.ts';
import { theme } from './theme.ts';
import { volume } from './volume.ts';

const MODULES = {
  language,
  textSize,
  largerSymbols,
  leftHanded,
  theme,
  motion,
  reveal,
  coverAfter,
  keepAwake,
  confirmTickets,
  computerSpeed,
  computerPause,
  hints,
  sound,
  volume,
  haptics,
  singleKeys,
};

export type PreferenceName = keyof typeof MODULES;

/** What each of them is set to. */
export type Preferences = {
  readonly [Name in PreferenceName]: keyof (typeof MODULES)[Name]['choices'];
};

/** What a choice of each of them means. */
export type Meanings = {
  readonly [Name in PreferenceName]: (typeof MODULES)[Name]['choices'][Preferences[Name]];
};

/** Those that go along with a player's hand: of each player, and of the tablet for whoever has not said otherwise. */
export const PLAYER_PREFERENCES = [
  'language',
  'textSize',
  'largerSymbols',
  'leftHanded',
] as const satisfies readonly PreferenceName[];
export type PlayerPreferenceName = (typeof PLAYER_PREFERENCES)[number];

/** What a player has chosen. */
export type PlayerPreferences = Partial<Pick<Preferences, PlayerPreferenceName>>;

/** What each of them is called, what else is to be said of it, and what its choices are called. */
export type PreferenceWords = {
  readonly [Name in PreferenceName]: {
    readonly title: string;
    readonly why?: string;
    readonly choices: Readonly<Record<Preferences[Name], string>>;
  };
};

/** Every preference. */
export const PREFERENCES: {
  readonly [Name in PreferenceName]: Preference<Preferences[Name], Meanings[Name]>;
} = MODULES;

const isName = (name: string): name is PreferenceName => name in PREFERENCES;
export const PREFERENCE_NAMES: readonly PreferenceName[] = Object.keys(PREFERENCES).filter(isName);

export function choicesOf<Name extends PreferenceName>(name: Name): readonly Preferences[Name][] {
  const { choices } = PREFERENCES[name];
  const isChoice = (choice: string): choice is Preferences[Name] => choice in choices;
  return Object.keys(choices).filter(isChoice);
}
