import { useEffect, useState } from 'preact/hooks';
import type { ComputerSpeed } from '../../../table/preferences.ts';
import type { Story } from '../../../table/story/story.ts';
import { preferences } from '../../shared/preferences.ts';
import { useStore } from '../../shared/useStore.ts';

/** How long a computer's route is only lit, before its trains stand there. */
const CHOOSING_MS: Readonly<Record<ComputerSpeed, number>> = { normal: 400, fast: 170, instant: 0 };

/** The route that a computer is just choosing: it is claimed already, but people are to see where first. */
export function useChoosing(did: readonly Story[]): number | null {
  const ms = useStore(preferences, ({ computerSpeed }) => CHOOSING_MS[computerSpeed]);
  const claim = did.findLast((story) => story.what === 'claimed');
  const at = claim?.at ?? null;
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(at), ms);
    return () => clearTimeout(timer);
  }, [at, ms]);
  return claim?.what === 'claimed' && ms > 0 && shown !== at ? claim.route : null;
}
