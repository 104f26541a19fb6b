import { useEffect, useState } from 'preact/hooks';
import type { SatDown } from '../../table/sitDown.ts';
import { openGame } from '../shared/dealing.ts';

/** A game's table, once it is there. Whoever leaves it covers it and gives it free. */
export function useOpened(id: string): SatDown | null {
  const [opened, setOpened] = useState<SatDown | null>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let left = false;
    void openGame(id).then((sat) => {
      leave = () => leaveTable(sat);
      if (left) leave();
      else setOpened(sat);
    });
    return () => {
      left = true;
      leave?.();
    };
  }, [id]);
  return opened;
}

function leaveTable(sat: SatDown): void {
  if (!sat.ok) return;
  sat.table.cover();
  sat.table.close();
}
