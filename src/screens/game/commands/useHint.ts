import { useMemo, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { OpenTable } from '../../../table/openTable.ts';

export type HintShown =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'given'; readonly hint: Hint };

interface AskedHint {
  /** Null: nobody has asked, or something was touched since. */
  readonly shown: HintShown | null;
  readonly ask: () => void;
  readonly clear: () => void;
}

/** A hint that was asked for. An answer that comes after it was sent away is not shown. */
export function useHint(table: OpenTable): AskedHint {
  const [shown, setShown] = useState<HintShown | null>(null);
  const asked = useRef(0);
  const commands = useMemo(() => {
    const answer = (question: number, given: HintShown) => {
      if (asked.current === question) setShown(given);
    };
    return {
      ask: () => {
        asked.current += 1;
        const question = asked.current;
        setShown({ kind: 'thinking' });
        void hintFrom(table).then((given) => answer(question, given));
      },
      clear: () => {
        asked.current += 1;
        setShown(null);
      },
    };
  }, [table]);
  return { shown, ...commands };
}

async function hintFrom(table: OpenTable): Promise<HintShown> {
  const hint = await table.hint();
  return hint === null ? { kind: 'none' } : { kind: 'given', hint };
}
