import { useEffect, useState } from 'preact/hooks';

/** As `ui/tokens.css` says them. */
export const SIZES = {
  phone: '(max-width: 600px)',
  small: '(max-width: 600px), (orientation: landscape) and (min-width: 601px) and (max-height: 560px)',
  upright: '(orientation: portrait)',
} as const;

export function useSize(name: keyof typeof SIZES): boolean {
  return useMedia(SIZES[name]);
}

/** Whether the screen is like this now. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const read = () => setMatches(media.matches);
    read(); // it may have changed between drawing and now
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query]);
  return matches;
}
