import type { Pace } from './computers/pace.ts';
import type { Thinker } from './computers/thinking.ts';
import type { Hold, HoldWish } from './saves/lock.ts';
import type { FetchPart } from './saves/parts.ts';
import type { Saves } from './saves/saves.ts';

/** What a table needs from around it. */
export interface TableDeps {
  readonly saves: Pick<Saves, 'load' | 'save'> & Partial<Pick<Saves, 'onLost'>>;
  readonly hold?: (wish: HoldWish) => Promise<Hold>;
  readonly now?: () => Date;
  /** For time that passes, in ms: whoever sets the device's clock changes nothing. */
  readonly clock?: () => number;
  readonly fetchPart?: FetchPart;
  /** Called when a computer is first asked. */
  readonly thinker?: () => Thinker;
  /** How fast computers go on. */
  readonly pace?: Pace;
  /** Computers wait from the start until they are told to go on. */
  readonly paused?: boolean;
}
