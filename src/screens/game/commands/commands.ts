import type { Text } from '../../../i18n/text.ts';
import type { IconName } from '../../../ui/Icon.tsx';

interface Command {
  /** The word on its button. */
  readonly word: (text: Text) => string;
  readonly icon?: IconName;
  /** Single keys that do the same; where there are several things to do it to, one each. Enter presses the gold button. */
  readonly keys?: readonly string[];
}

/** What a button or a key does with an open hand. `TurnCommands` tells what becomes of each. */
const ALL = {
  draw: { word: ({ turn }) => turn.action.draw, icon: 'cards', keys: ['d', 'D'] },
  claim: { word: ({ turn }) => turn.action.claim, icon: 'route' },
  tickets: { word: ({ turn }) => turn.action.tickets, icon: 'ticket', keys: ['t', 'T'] },
  station: { word: ({ turn }) => turn.action.station, icon: 'station', keys: ['s', 'S'] },
  card: { word: ({ turn }) => turn.action.card, keys: ['1', '2', '3', '4', '5'] },
  deck: { word: ({ turn }) => turn.action.deck, icon: 'cards', keys: ['0'] },
  stop: { word: ({ turn }) => turn.action.stop },
  pass: { word: ({ turn }) => turn.action.pass },
  drop: { word: ({ turn }) => turn.action.cancel, keys: ['Escape'] },
  withdraw: { word: ({ claim }) => claim.tunnel.withdraw },
  undo: { word: ({ turn }) => turn.action.undo, icon: 'undo', keys: ['z', 'Z'] },
  endTurn: { word: ({ turn }) => turn.action.done, keys: ['e', 'E'] },
  hint: { word: ({ computers }) => computers.hint.ask, icon: 'hint', keys: ['i', 'I'] },
  cover: { word: ({ turn }) => turn.hand.cover, icon: 'cover', keys: ['h', 'H'] },
  routes: { word: ({ routeList }) => routeList.title, icon: 'route', keys: ['r', 'R'] },
  keys: { word: ({ keys }) => keys.title, keys: ['?'] },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof ALL;

export const COMMANDS: { readonly [Name in CommandName]: Command & (typeof ALL)[Name] } = ALL;

const isName = (name: string): name is CommandName => name in COMMANDS;
const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isName);

/** The command that a key gives, and to which of its things: the fifth card of the row. */
export function commandOfKey(key: string): { readonly name: CommandName; readonly nth: number } | undefined {
  const name = COMMAND_NAMES.find((each) => COMMANDS[each].keys?.includes(key));
  return name && { name, nth: COMMANDS[name].keys?.indexOf(key) ?? 0 };
}

export interface KeyShown {
  /** As they stand on the keyboard. */
  readonly keys: readonly string[];
  readonly word: (text: Text) => string;
}

/** Every command that has keys. */
export const KEYS_OF_COMMANDS: readonly KeyShown[] = COMMAND_NAMES.flatMap((name) => {
  const { keys, word } = COMMANDS[name];
  return keys === undefined ? [] : [{ keys: shownKeys(keys), word }];
});

/** Capitals and small letters are one key. */
function shownKeys(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)))];
}
