import { useEffect, useRef, useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { part } from '../../pwa/files.ts';
import type { QuickGame } from '../company/quickGames.ts';
import { tableScreen } from '../game/tableScreen.ts';
import { useGo } from '../shared/navigation.ts';
import type { Games } from './useGames.ts';

/** A game with one tap, and which one is being dealt. One at a time, and none for whoever has gone elsewhere meanwhile. */
export function useQuickGame({ attempt }: Pick<Games, 'attempt'>) {
  const text = useFrontText();
  const go = useGo();
  const [dealing, setDealing] = useState<QuickGame | null>(null);
  const isHere = useRef(true);
  const isBusy = useRef(false);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const deal = async (what: QuickGame) => {
    await tableScreen(); // or a game would be dealt that cannot be shown
    const { dealQuickly } = await part(() => import('../company/quickGames.ts'));
    if (isHere.current) go({ screen: 'game', id: await dealQuickly(text, what) });
  };
  const start = (what: QuickGame) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDealing(what);
    const done = () => {
      isBusy.current = false;
      setDealing(null);
    };
    attempt(deal(what).finally(done));
  };
  return { dealing, start };
}
