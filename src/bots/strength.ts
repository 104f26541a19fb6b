/** How often a level beats the one below it, two at the table, on one board. */
export interface Strength {
  readonly level: string;
  readonly map: string;
  readonly games: number;
  /** Of these games, in percent; a shared victory counts half. */
  readonly won: number;
}

const ROW =
  /^\| `npm run arena -- --map (\w+) --players 2 --a (\w+) --b (\w+) --games (\d+)(?: --rollouts (\d+))?` \| \d+ \| ([\d.]+) % \|/gm;
const BELOW: ReadonlyMap<string, string> = new Map([
  ['normal', 'easy'],
  ['hard', 'normal'],
  ['expert', 'hard'],
]);

/** The figures of the table in README.md that tell how the levels compare; of a search that was given more time, those. */
export function strengthIn(readme: string): readonly Strength[] {
  const found = new Map<string, Strength & { readonly rollouts: number }>();
  for (const [, map = '', level = '', other, games, rollouts = '0', won] of readme.matchAll(ROW)) {
    if (BELOW.get(level) !== other) continue;
    const one = { level, map, games: Number(games), won: Number(won), rollouts: Number(rollouts) };
    const before = found.get(`${level} ${map}`);
    if (before === undefined || before.rollouts < one.rollouts) found.set(`${level} ${map}`, one);
  }
  return [...found.values()].map(({ rollouts: _, ...strength }) => strength);
}
