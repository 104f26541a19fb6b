import type { Text } from '../../../i18n/text.ts';
import type { IconName } from '../../../ui/Icon.tsx';

interface Command {
  /** The word on its button. */
  readonly word: (text: Text) => string;
  readonly icon?: IconName;
  /** Single keys that do the same. Enter presses the gold button, whatever that is. */
  readonly keys?: readonly string[];
}

/** What a button or a key does with an open hand. `TurnCommands` tells what becomes of each. */
const ALL = {
  draw: { word: ({ turn }) => turn.action.draw, icon: 'cards' },
  claim: { word: ({ turn }) => turn.action.claim, icon: 'route' },
  tickets: { word: ({ turn }) => turn.action.tickets, icon: 'ticket' },
  station: { word: ({ turn }) => turn.action.station, icon: 'station' },
  deck: { word: ({ turn }) => turn.action.deck, icon: 'cards' },
  stop: { word: ({ turn }) => turn.action.stop },
  pass: { word: ({ turn }) => turn.action.pass },
  drop: { word: ({ turn }) => turn.action.cancel, keys: ['Escape'] },
  withdraw: { word: ({ claim }) => claim.tunnel.withdraw },
  undo: { word: ({ turn }) => turn.action.undo, icon: 'undo' },
  endTurn: { word: ({ turn }) => turn.action.done },
  hint: { word: ({ computers }) => computers.hint.ask, icon: 'hint', keys: ['i', 'I', '?'] },
  cover: { word: ({ turn }) => turn.hand.cover, icon: 'cover', keys: ['h', 'H'] },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof ALL;

export const COMMANDS: { readonly [Name in CommandName]: Command & (typeof ALL)[Name] } = ALL;

const isName = (name: string): name is CommandName => name in COMMANDS;
const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isName);

export function commandOfKey(key: string): CommandName | undefined {
  return COMMAND_NAMES.find((name) => COMMANDS[name].keys?.includes(key));
}
