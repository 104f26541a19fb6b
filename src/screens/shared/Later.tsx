import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Loaded<Value> {
  /** Null: it is not there yet, or never will be. */
  readonly value: Value | null;
  readonly failed: boolean;
}

/** What `load` brings, once it is there. It loads again when `key` changes, and then shows nothing of the old. */
export function useLater<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> & { readonly key: string }>({ key, ...COMING });
  useEffect(() => {
    let wanted = true;
    const show = (later: Loaded<Value>) => {
      if (wanted) setLoaded({ key, ...later });
    };
    load().then(
      (value) => show({ value, failed: false }),
      () => show({ value: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded.key === key ? loaded : COMING;
}

const COMING = { value: null, failed: false } as const;

interface LaterProps<Part> {
  readonly load: () => Promise<Part>;
  /** In its place where it cannot be fetched. */
  readonly missing?: ComponentChildren;
  readonly children: (part: Part) => ComponentChildren;
}

/** What is fetched when it is first shown. */
export function Later<Part>({ load, missing = null, children }: LaterProps<Part>) {
  const { value, failed } = useLater('part', load);
  if (failed) return <>{missing}</>;
  return value && <>{children(value)}</>;
}
