import { useLayoutEffect, useRef } from 'preact/hooks';
import { type CommandName, commandOfKey } from './commands.ts';

/**
 * Each command by its keys, and Enter presses the gold button. They work as soon as the screen is there; a sheet above
 * keeps its keys to itself.
 */
export function useTurnKeys(commands: Readonly<Record<CommandName, () => void>>): void {
  useSingleKeys((event) => {
    const name = commandOfKey(event.key);
    if (name !== undefined) commands[name]();
    if (event.key === 'Enter' && !isOnControl(event)) pressGold();
  });
}

/** Some commands only, by their keys. */
export function useKeysOf(names: readonly CommandName[], commands: Readonly<Record<CommandName, () => void>>): void {
  useSingleKeys(({ key }) => {
    const name = commandOfKey(key);
    if (name !== undefined && names.includes(name)) commands[name]();
  });
}

/** Where they are not meant for something else. */
function useSingleKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (isPlain && !event.defaultPrevented && !isTyping(event)) latest.current(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** There Enter means that control. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, [tabindex="0"]') !== null;
}

/** As a press of the button itself, so that it is judged like any other. */
function pressGold(): void {
  document.querySelector<HTMLButtonElement>('.game-tray .button.primary:enabled')?.click();
}
