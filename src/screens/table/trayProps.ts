import type { HandScene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import type { Hints } from './useHint.ts';

export interface TrayProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
  readonly hints: Hints;
}
