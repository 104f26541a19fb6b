import type { HandScene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';

export interface TrayProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
}
