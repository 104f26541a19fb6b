import type { TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';

/** How a hand is covered; the only person at the table hides it from nobody. */
export function coverOf({ curtains }: Pick<TableState, 'curtains'>, table: OpenTable): (() => void) | undefined {
  return curtains ? () => table.cover() : undefined;
}
