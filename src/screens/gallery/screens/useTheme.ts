import { useLayoutEffect } from 'preact/hooks';
import type { Theme } from '../address.ts';

/** Day or night for the whole page; null: as the device has it. */
export function useTheme(theme: Theme | null): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (theme !== null) dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);
}
