import { useLayoutEffect } from 'preact/hooks';
import type { OpenTable } from '../../table/tableStore.ts';
import type { TurnHands } from './useTurn.ts';

/** Escape drops what was begun, Enter presses the gold button. A sheet above keeps its keys to itself. */
export function useTurnKeys(table: OpenTable, { draft }: Pick<TurnHands, 'draft'>): void {
  useCoverKey(table);
  useKeys(
    (event) => {
      if (event.key === 'Escape') draft({ step: 'drop' });
      if (event.key === 'Enter' && !isOnControl(event)) pressGold();
    },
    [draft],
  );
}

/** H covers, wherever a hand lies open. */
export function useCoverKey(table: OpenTable): void {
  useKeys(
    ({ key }) => {
      if (key === 'h' || key === 'H') table.cover();
    },
    [table],
  );
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
