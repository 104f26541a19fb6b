import { useLayoutEffect } from 'preact/hooks';

/** Lends the bars of the device a colour of the design for as long as a screen is shown. */
export function useThemeColor(token: string): void {
  useLayoutEffect(() => {
    const color = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = metas.map(({ content }) => content);
    for (const meta of metas) meta.content = color;
    return () => {
      for (const [i, meta] of metas.entries()) meta.content = before[i] ?? meta.content;
    };
  }, [token]);
}
