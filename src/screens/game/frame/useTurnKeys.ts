import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TurnHands } from '../turn/useTurn.ts';

interface TurnKeys extends Pick<TurnHands, 'draft'> {
  readonly onCover: (() => void) | undefined;
  readonly onHint: () => void;
}

/** Escape drops what was begun, Enter presses the gold button, I asks for a hint. A sheet above keeps its keys to itself. */
export function useTurnKeys({ draft, onCover, onHint }: TurnKeys): void {
  useCoverKey(onCover);
  useHintKey(onHint);
  useKeys(
    (event) => {
      if (event.key === 'Escape') draft({ step: 'drop' });
      if (event.key === 'Enter' && !isOnControl(event)) pressGold();
    },
    [draft],
  );
}

/** H covers, wherever a hand lies open. */
export function useCoverKey(onCover: (() => void) | undefined): void {
  useKey(['h', 'H'], onCover);
}

export function useHintKey(onHint: () => void): void {
  useKey(['i', 'I', '?'], onHint);
}

function useKey(keys: readonly string[], onPress: (() => void) | undefined): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useKeys(({ key }) => {
    if (keys.includes(key)) latest.current?.();
  }, []);
}

/** Single keys, where they are not meant for something else. They work as soon as the screen is there. */
function useKeys(onKey: (event: KeyboardEvent) => void, of: readonly unknown[]): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (isPlain && !event.defaultPrevented && !isTyping(event)) onKey(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, of);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** There Enter means that control. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, [tabindex="0"]') !== null;
}

function pressGold(): void {
  document.querySelector<HTMLButtonElement>('.game-tray .button.primary:enabled')?.click();
}
