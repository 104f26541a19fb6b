import type { Text } from '../text.ts';
import { points, trains } from './amounts.ts';

export const bonuses: Text['bonuses'] = {
  title: 'Bonus et points',
  why: 'Qui mène, et ce que rapporte une route selon sa longueur.',
  path: { name: 'Chemin le plus long' },
  plate: (name, value, standing) => `${name}, ${points(value)}. ${standing}`,
  leads: (name, length) => `${name} mène avec ${trains(length)}.`,
  level: (names, length) => `${names} sont à égalité avec ${trains(length)}.`,
  nobody: 'Personne n’a encore de route.',
  nobodyYet: 'encore personne',
  leader: (name, length) => `${name}, ${length}`,
  levelAt: (length) => `égalité, ${length}`,
  byLength: 'Points selon la longueur',
  trains: 'Wagons',
  points: 'Points',
};
