import type { Text } from '../text.ts';
import { points, trains } from './amounts.ts';

/** What is scored for the most of something, and for routes by their length. */
export const bonuses: Text['bonuses'] = {
  title: 'Bonussen en punten',
  why: 'Wie voorligt, en wat elke lengte opbrengt.',
  path: { name: 'Langste rit' },
  plate: (name, value, standing) => `${name}, ${points(value)}. ${standing}`,
  leads: (name, length) => `${name} ligt voor met ${trains(length)}.`,
  level: (names, length) => `${names} staan gelijk met ${trains(length)}.`,
  nobody: 'Niemand heeft al een route.',
  nobodyYet: 'nog niemand',
  leader: (name, length) => `${name}, ${length}`,
  levelAt: (length) => `gelijk, ${length}`,
  byLength: 'Punten per lengte',
  trains: 'Treinen',
  points: 'Punten',
};
