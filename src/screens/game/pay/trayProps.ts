import type { OpenTable } from '../../../table/openTable.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import type { Hints } from '../hints/useHint.ts';

export interface TrayProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
  readonly hints: Hints;
}
