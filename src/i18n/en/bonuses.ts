import { points, trains } from './amounts.ts';
/** What is scored for the most of something, and for routes by their length. */
export const bonuses = {
  title: 'Bonuses and points',
  why: 'Who leads, and what a route scores by its length.',
  /** What it counts is said in the words of the bonus card that counts the same. */
  path: { name: 'Longest path' },
  /** The plate at the market, for those who listen. */
  plate: (name: string, value: number, standing: string) => `${name}, ${points(value)}. ${standing}`,
  leads: (name: string, length: number) => `${name} leads with ${trains(length)}.`,
  level: (names: string, length: number) => `${names} are level with ${trains(length)}.`,
  nobody: 'Nobody has a route yet.',
  nobodyYet: 'nobody yet',
  leader: (name: string, length: number) => `${name}, ${length}`,
  levelAt: (length: number) => `level, ${length}`,
  byLength: 'Points by length',
  trains: 'Trains',
  points: 'Points',
} as const;
