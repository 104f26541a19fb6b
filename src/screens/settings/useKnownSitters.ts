import { useEffect, useState } from 'preact/hooks';
import { part } from '../../pwa/files.ts';
import type { Sitter } from './sitters.ts';

/** Whoever has played on this device under a name; null until that is known, or where nobody asks. */
export function useKnownSitters(isAsked: boolean): readonly Sitter[] | null {
  const [sitters, setSitters] = useState<readonly Sitter[] | null>(null);
  useEffect(() => {
    if (isAsked) knownSitters().then(setSitters, () => setSitters([]));
  }, [isAsked]);
  return sitters;
}

async function knownSitters(): Promise<readonly Sitter[]> {
  const [{ shelf }, { knownPeople }] = await Promise.all([
    part(() => import('../shared/shelf.ts')),
    part(() => import('../../table/saves/people.ts')),
  ]);
  return (await knownPeople(shelf)).map(({ name, color }) => ({ name, color, isComputer: false }));
}
