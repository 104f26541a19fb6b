import { useEffect, useState } from 'preact/hooks';
import type { Story } from '../../../table/story/story.ts';
import { useMeaning } from '../../shared/preferences.ts';

/** The route that a computer is just choosing: it is claimed already, but people are to see where first. */
export function useChoosing(did: readonly Story[]): number | null {
  const { choosing: ms } = useMeaning('computerSpeed');
  const claim = did.findLast((story) => story.what === 'claimed');
  const at = claim?.at ?? null;
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(at), ms);
    return () => clearTimeout(timer);
  }, [at, ms]);
  return claim?.what === 'claimed' && ms > 0 && shown !== at ? claim.route : null;
}
