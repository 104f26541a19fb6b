import { useEffect } from 'preact/hooks';
import type { OpenTable } from '../../table/tableStore.ts';
import type { TurnHands } from './useTurn.ts';

/** Escape drops what was begun, Enter presses the gold button, H covers. A sheet above keeps its keys to itself. */
export function useTurnKeys(table: OpenTable, { draft }: Pick<TurnHands, 'draft'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (event.key === 'Escape') draft({ step: 'drop' });
      if (event.key === 'h' || event.key === 'H') table.cover();
      if (event.key === 'Enter' && !isOnControl(event)) pressGold();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, draft]);
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
