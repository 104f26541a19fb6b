import type { Text } from '../../../i18n/text.ts';
import type { RevealGesture } from './hold.ts';

/** How a hand is opened, as the tablet was told. */
export function gestureWords({ curtain: { hold } }: Text, gesture: RevealGesture): Text['curtain']['hold']['oneTap'] {
  if (gesture === 'hold') return hold;
  return gesture === 'two taps' ? hold.twoTaps : hold.oneTap;
}
