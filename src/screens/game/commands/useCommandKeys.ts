import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMeaning } from '../../shared/preferences.ts';
import { boardTakes } from './boardKeys.ts';
import { type CommandName, commandOfKey } from './commands.ts';
import { useGameMenu } from './menu.ts';
import { useKeyBursts } from './useKeyBursts.ts';

type Keyed<Name extends CommandName> = Readonly<Record<Name, (nth: number) => void>>;

/**
 * Each command by its keys, and Enter presses the gold button. They work as soon as the screen is there; a sheet above
 * keeps its keys to itself. `moment`: of the turn, as a key means another thing after each move.
 */
export function useTurnKeys(commands: Keyed<CommandName>, moment: number): void {
  const isDeaf = useKeyBursts(moment);
  useSingleKeys((event) => {
    const command = commandOfKey(event.key);
    if (command !== undefined && !isDeaf(event)) commands[command.name](command.nth);
    if (event.key === 'Enter' && !isOnControl(event)) pressGold();
  });
}

/** Some commands only, by their keys. */
export function useKeysOf<Name extends CommandName>(names: readonly Name[], commands: Keyed<Name>): void {
  useSingleKeys(({ key, repeat }) => {
    const command = commandOfKey(key);
    const name = names.find((each) => each === command?.name);
    if (name !== undefined && !repeat) commands[name](command?.nth ?? 0);
  });
}

const AROUND = ['routes', 'keys'] as const;

/** Where no hand is open: what everybody may open. */
export function useKeysAround(): void {
  const { onRoutes, onKeys } = useGameMenu();
  useKeysOf(AROUND, { routes: () => onRoutes(true), keys: onKeys });
}

/** Where they are not meant for something else; those of one character unless they are switched off. */
function useSingleKeys(onKey: (event: KeyboardEvent) => void): void {
  const single = useMeaning('singleKeys');
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      const isOn = single || event.key.length > 1;
      if (!isPlain || !isOn || event.defaultPrevented || isBehind() || isTyping(event) || boardTakes(event)) return;
      latest.current(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [single]);
}

/** A sheet keeps its keys to itself, and those that come from nowhere in it are not meant for the table either. */
function isBehind(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input:not([type="radio"]), select, textarea');
}

/** There Enter means that control. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, [tabindex="0"]') !== null;
}

/** As a press of the button itself, so that it is judged like any other. */
function pressGold(): void {
  document.querySelector<HTMLButtonElement>('.game-tray .button.primary:enabled')?.click();
}
