import type { ComponentChildren } from 'preact';
import { useLater } from './useLater.ts';

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
