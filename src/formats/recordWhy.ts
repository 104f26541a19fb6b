import type { ReplayFault } from '../engine/replay.ts';
import { DECISIONS } from './decisions.ts';

/** What kind of fault a record has, for whoever says it in words of their own. The sentence beside it says where. */
export type RecordWhy =
  | { readonly code: 'tooLarge' | 'brokenSeal' | 'notJson' | 'tooDeep' | 'noRecord' | 'heading' | 'result' }
  /** No damage: a record of another version, or of a board that is not here. */
  | { readonly code: 'otherVersion' | 'unknownMap' | 'ownMap' }
  | { readonly code: 'move'; readonly move: number; readonly what: MoveFault };

/** `unreadable`: it is not written as moves are; `unknownName`: it names what the board does not have. */
export type MoveFault = 'unreadable' | 'unknownName' | ReplayFault['fault']['code'];

/** What is wrong, on the way to the one sentence a reader gets. Thrown inside this folder only. */
export class RecordFault extends Error {
  readonly why: RecordWhy;

  constructor(sentence: string, why: RecordWhy) {
    super(sentence);
    this.why = why;
  }
}

export function headingFault(sentence: string): RecordFault {
  return new RecordFault(sentence, { code: 'heading' });
}

/** `at`: the position among the events, which may be no events at all. */
export function moveFault(sentence: string, events: unknown, at: number, what: MoveFault): RecordFault {
  return new RecordFault(sentence, { code: 'move', move: movesUpTo(events, at), what });
}

/** The number of the move at this event, or of the one that it follows. 0: the deal. */
function movesUpTo(events: unknown, at: number): number {
  if (!Array.isArray(events)) return 0;
  return events.slice(0, at + 1).filter((event) => isDecision(typeOf(event))).length;
}

function isDecision(type: unknown): boolean {
  return DECISIONS.some((decision) => decision === type);
}

function typeOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null ? Reflect.get(event, 'type') : undefined;
}
