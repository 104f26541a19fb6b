import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';

/** How a hand is covered; the only person at the table hides it from nobody. */
export function coverOf({ curtains }: Pick<TableState, 'curtains'>, table: OpenTable): (() => void) | undefined {
  return curtains ? () => table.cover() : undefined;
}
