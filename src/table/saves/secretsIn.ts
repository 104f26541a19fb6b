/** Of a record, whatever else has become of it. */
const MARKS = ['format', 'seed', 'events'];
/** No save nests so deep outside of its record: whatever does is not looked into. */
const DEEPEST = 8;

/**
 * Whether hands and tickets of a game under way may be read in what was found on the shelf, whole or in pieces. It is looked
 * at from outside: this version may not be able to open it. A game that has its result keeps nothing from anybody.
 */
export function holdsSecrets(found: unknown, depth = 0): boolean {
  if (typeof found !== 'object' || found === null) return false;
  if (MARKS.some((mark) => mark in found)) return !hasResult(found);
  return depth > DEEPEST || Object.values(found).some((part) => holdsSecrets(part, depth + 1));
}

function hasResult(record: object): boolean {
  return 'result' in record && typeof record.result === 'object' && record.result !== null;
}
