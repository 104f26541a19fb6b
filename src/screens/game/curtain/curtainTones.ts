import type { PlayerColor } from '../../../engine/players.ts';

/** The colours of the player who is to take the tablet, for whatever leads to the hand. */
export function curtainTones(color: PlayerColor): Record<string, string> {
  const tones = ['caption', 'sky', 'haze', 'strong'].map((tone) => [`--${tone}`, `var(--${color}-${tone})`]);
  return Object.fromEntries(tones);
}
