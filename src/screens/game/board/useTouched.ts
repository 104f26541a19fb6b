import { useState } from 'preact/hooks';
import { type Touch, type Touched, touchAfter, touchedNow, UNTOUCHED } from './touched.ts';

interface TouchedHere extends Touched {
  readonly touch: (touch: Touch) => void;
  /** Answers are taken back; a ticket that is lit stays so. */
  readonly hush: () => void;
}

/** The one thing that was touched last, where nothing can be begun. */
export function useTouched(): TouchedHere {
  const [last, setLast] = useState(UNTOUCHED);
  return {
    ...touchedNow(last, null),
    touch: (touch) => setLast((before) => touchAfter(before, touch, null)),
    hush: () => setLast((before) => (before.touch?.touch === 'ticket' ? before : UNTOUCHED)),
  };
}
