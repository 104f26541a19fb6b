// The whole table of results: every match whose outcome says how strong a level is.
import { STYLES } from '../../bots/characters.ts';
import type { Match } from './match.ts';

export interface Row {
  readonly match: Match;
  /** The lower end of the interval must not be below this; null: only to be known. */
  readonly atLeast: number | null;
}

const PARTNERS = ['random', 'long-route', 'short-path', 'labno'];
const FIELD = ['long-route', 'short-path', 'labno'];
const MANY = 2_000;
const FEW = 200;
/** What a search may cost in the arena, unless it is said, and in the app. */
const ROLLOUTS = 600;
const ROLLOUTS_IN_APP = 2_000;

export function allRows(maps: readonly string[]): Row[] {
  return [...maps.flatMap(quickRows), ...maps.flatMap(expertRows), ...maps.flatMap(styleRows)];
}

function quickRows(map: string): Row[] {
  return [
    row({ map, a: 'normal', b: ['easy'], games: MANY }, 0.6),
    row({ map, a: 'hard', b: ['normal'], games: MANY }, 0.65),
    ...PARTNERS.map((partner) => row({ map, a: 'hard', b: [partner], games: MANY }, 0.75)),
    row({ map, a: 'hard', b: FIELD, players: 4, games: MANY }, 0.5),
  ];
}

function expertRows(map: string): Row[] {
  return [
    row({ map, a: 'expert', b: ['hard'], games: FEW }, 0.6),
    ...PARTNERS.map((partner) => row({ map, a: 'expert', b: [partner], games: FEW }, 0.8)),
    row({ map, a: 'expert', b: FIELD, players: 4, games: FEW }, 0.6),
    row({ map, a: 'expert', b: ['hard'], games: FEW, rollouts: ROLLOUTS_IN_APP }, null),
  ];
}

/** A style is a matter of taste: none may be much stronger or weaker than the plain level. */
function styleRows(map: string): Row[] {
  return STYLES.map((style) => row({ map, a: `hard-${style}`, b: ['hard'], games: MANY }, 0.43));
}

function row(match: Pick<Match, 'map' | 'a' | 'b' | 'games'> & Partial<Match>, atLeast: number | null): Row {
  return { match: { deck: null, players: 2, seed: 'gate', rollouts: ROLLOUTS, records: false, ...match }, atLeast };
}

export function commandOf({ map, players, a, b, games, rollouts }: Match): string {
  const further = rollouts === ROLLOUTS ? '' : ` --rollouts ${rollouts}`;
  return `npm run arena -- --map ${map} --players ${players} --a ${a} --b ${b.join(',')} --games ${games}${further}`;
}
