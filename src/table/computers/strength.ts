import type { Strength } from '../../bots/strength.ts';

const files = import.meta.glob<readonly Strength[]>('../../bots/README.md', {
  eager: true,
  import: 'default',
  query: '?strength',
});

/** As it was measured: the figures stand in the README of the bots, and nowhere else. */
export const strength: readonly Strength[] = Object.values(files).flat();
