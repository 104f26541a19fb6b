import type { Direction } from './cityWalk.ts';

export type KeyCommand =
  | { readonly does: 'walk'; readonly to: Direction }
  | { readonly does: 'zoom'; readonly step: 1 | -1 }
  | { readonly does: 'fit' | 'open' | 'leave' };

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: { does: 'walk', to: 'left' },
  ArrowRight: { does: 'walk', to: 'right' },
  ArrowUp: { does: 'walk', to: 'up' },
  ArrowDown: { does: 'walk', to: 'down' },
  '+': { does: 'zoom', step: 1 },
  '=': { does: 'zoom', step: 1 },
  '-': { does: 'zoom', step: -1 },
  f: { does: 'fit' },
  F: { does: 'fit' },
  Enter: { does: 'open' },
  ' ': { does: 'open' },
  Escape: { does: 'leave' },
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function commandOf({ key, ctrlKey, metaKey, altKey }: Press): KeyCommand | undefined {
  return ctrlKey || metaKey || altKey ? undefined : COMMANDS[key];
}
