import type { Story } from '../../table/story.ts';

/** What one seat did in one go. */
export interface LogTurn {
  readonly seat: number | null;
  readonly stories: readonly Story[];
}

export interface LogRound {
  /** Null: the choice of tickets before the first round. */
  readonly round: number | null;
  readonly turns: readonly LogTurn[];
}

interface Turn {
  readonly seat: number | null;
  readonly opening: boolean;
  readonly stories: Story[];
}

/** The whole story by rounds and turns, newest first throughout. */
export function logRounds(stories: readonly Story[], players: number): readonly LogRound[] {
  const turns = turnsIn(stories);
  const opening = turns.filter((turn) => turn.opening);
  const played = turns.filter((turn) => !turn.opening);
  const rounds: LogRound[] = opening.length === 0 ? [] : [{ round: null, turns: newestFirst(opening) }];
  for (let first = 0; first < played.length; first += players) {
    rounds.push({ round: first / players + 1, turns: newestFirst(played.slice(first, first + players)) });
  }
  return rounds.reverse();
}

function newestFirst(turns: readonly Turn[]): readonly LogTurn[] {
  return turns.map(({ seat, stories }) => ({ seat, stories: stories.toReversed() })).reverse();
}

/** Nobody has two turns in a row: a story of the same seat belongs to the same turn, and so does one of nobody. */
function turnsIn(stories: readonly Story[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const story of stories) {
    const last = turns.at(-1);
    const seat = 'seat' in story ? story.seat : (last?.seat ?? null);
    if (last !== undefined && last.seat === seat) last.stories.push(story);
    else turns.push({ seat, opening: story.what === 'tickets' && story.opening, stories: [story] });
  }
  return turns;
}
