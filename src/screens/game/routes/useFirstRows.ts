import { useEffect, useState } from 'preact/hooks';

/** As many as any screen shows at once. */
const FIRST = 16;
const MORE = 24;

/** The first of these rows at once, and the rest frame by frame: a long list must not be late. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState({ of: rows, count: FIRST });
  const count = drawn.of === rows ? drawn.count : FIRST;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setDrawn({ of: rows, count: count + MORE }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
}
