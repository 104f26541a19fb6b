import { useEffect, useState } from 'preact/hooks';

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
