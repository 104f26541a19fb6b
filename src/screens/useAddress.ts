import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Address,
  arrive,
  enter,
  go,
  hashFor,
  type Move,
  type NavigationStep,
  readAddress,
  type Stand,
} from './shared/route.ts';
import { closedByBack } from './shared/useBack.ts';

/** All that an entry of the history remembers besides its address. */
const ABOVE = { above: true };

export interface Navigation {
  readonly address: Address;
  readonly goTo: (to: Address) => void;
}

/** Which screen the address asks for, and the one way to another. */
export function useAddress(): Navigation {
  const [address, show] = useState(() => readAddress(location.hash));
  const stand = useRef<Stand>({ shown: address, above: false });
  const take = (step: NavigationStep) => {
    stand.current = step.stand;
    for (const move of step.moves) perform(move);
    show(step.stand.shown);
  };
  useEffect(() => {
    take(enter(standFound()));
    const onArrival = () => take(arrive(stand.current, standFound(), closedByBack));
    addEventListener('popstate', onArrival);
    return () => removeEventListener('popstate', onArrival);
  }, []);
  return { address, goTo: (to) => take(go(stand.current, to)) };
}

function standFound(): Stand {
  const state: unknown = history.state;
  const above = typeof state === 'object' && state !== null && 'above' in state;
  return { shown: readAddress(location.hash), above };
}

function perform(move: Move): void {
  if (move === 'forward') {
    history.forward();
    return;
  }
  const { shown, above } = move.entry;
  const state = above ? ABOVE : null;
  if (move.how === 'push') history.pushState(state, '', hashFor(shown));
  else history.replaceState(state, '', hashFor(shown));
}
