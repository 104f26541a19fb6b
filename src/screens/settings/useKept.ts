import { useEffect, useState } from 'preact/hooks';
import { PartMissing, part } from '../../pwa/files.ts';
import { askToKeep, type StorageState, storageState } from '../../pwa/storage.ts';
import type { Holdings } from '../../table/saves/everything.ts';
import { saveFile } from '../shared/saveFile.ts';

/** What of this device the app takes. */
export interface KeptHere {
  /** Null: it cannot be known. */
  readonly holdings: Holdings | null;
  readonly storage: StorageState;
}

export type Exported = { readonly file: string; readonly bytes: number } | 'nothing';

const fetched = () =>
  Promise.all([part(() => import('../shared/shelf.ts')), part(() => import('../../table/saves/everything.ts'))]);

async function keptNow(): Promise<KeptHere> {
  const [[{ shelf, saves }, { holdings }], storage] = await Promise.all([fetched(), storageState()]);
  return { holdings: await holdings(shelf, saves), storage };
}

export function useKept() {
  const [kept, setKept] = useState<KeptHere | null>(null);
  const [refused, setRefused] = useState(false);
  const [exported, setExported] = useState<Exported | null>(null);
  const [isMissing, setMissing] = useState(false);
  const attempt = (doing: Promise<void>) =>
    void doing.catch((why: unknown) => {
      if (!(why instanceof PartMissing)) throw why;
      setMissing(true);
    });
  const look = async () => setKept(await keptNow());
  useEffect(() => attempt(look()), []);
  const ask = async () => {
    setRefused(!(await askToKeep()));
    await look();
  };
  return {
    kept,
    refused,
    exported,
    isMissing,
    ask: () => attempt(ask()),
    exportAll: () => attempt(exportAll().then(setExported)),
  };
}

/** One file with every game. */
async function exportAll(): Promise<Exported> {
  const [{ saves }, { takeOutAll }] = await fetched();
  const text = await takeOutAll(saves);
  if (text === null) return 'nothing';
  const file = `railpass-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(file, text);
  return { file, bytes: new TextEncoder().encode(text).length };
}
