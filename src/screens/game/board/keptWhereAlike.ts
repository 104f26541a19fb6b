import { useMemo, useRef } from 'preact/hooks';

/** The same objects as before for all that says the same as before: nothing of that is drawn anew. */
export function keptWhereAlike<Thing>(before: Thing, now: Thing): Thing;
export function keptWhereAlike(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) return keptList(before, now);
  return isRecord(before) && isRecord(now) ? keptRecord(before, now) : now;
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const kept = now.map((thing, i) => keptWhereAlike(before[i], thing));
  return before.length === kept.length && kept.every((thing, i) => Object.is(thing, before[i])) ? before : kept;
}

type Things = Readonly<Record<string, unknown>>;

function keptRecord(before: Things, now: Things): Things {
  const names = Object.keys(now);
  const kept: Record<string, unknown> = {};
  let isAlike = Object.keys(before).length === names.length;
  for (const name of names) {
    kept[name] = keptWhereAlike(before[name], now[name]);
    isAlike &&= Object.is(kept[name], before[name]) && name in before;
  }
  return isAlike ? before : kept;
}

function isRecord(thing: unknown): thing is Things {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

export function useKeptWhereAlike<Thing>(now: Thing): Thing {
  const kept = useRef(now);
  return useMemo(() => {
    kept.current = keptWhereAlike(kept.current, now);
    return kept.current;
  }, [now]);
}
