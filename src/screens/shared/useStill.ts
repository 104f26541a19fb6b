import { meaningOf } from '../../preferences/store.ts';
import { preferences, useMeaning } from './preferences.ts';
import { useMedia } from './useMedia.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** Style sheets cannot ask for a preference: they find it on the page. */
export function markMotion(): void {
  const mark = () => {
    const { dataset } = document.documentElement;
    if (meaningOf(preferences.getState(), 'motion')) dataset['motion'] = 'less';
    else delete dataset['motion'];
  };
  mark();
  preferences.subscribe(mark);
}

export function isStill(): boolean {
  return matchMedia(STILL).matches || meaningOf(preferences.getState(), 'motion');
}

/** Whether nothing is to travel over the screen. */
export function useStill(): boolean {
  const isAsked = useMeaning('motion');
  return useMedia(STILL) || isAsked;
}
