import type { Story } from '../../../table/story/story.ts';

/** What one seat did in one go, or that it changed hands. */
export interface LogTurn {
  readonly seat: number | null;
  readonly stories: readonly Story[];
}

export interface LogRound {
  /** Null: the deal and the choice of tickets before the first round. */
  readonly round: number | null;
  readonly turns: readonly LogTurn[];
}

interface Turn {
  readonly seat: number | null;
  readonly kind: 'opening' | 'played' | 'aside';
  readonly stories: Story[];
}

/** The whole story by rounds and turns, newest first throughout. */
export function logRounds(stories: readonly Story[], players: number): readonly LogRound[] {
  const rounds: { readonly round: number | null; readonly turns: Turn[] }[] = [];
  let played = 0;
  for (const turn of turnsIn(stories)) {
    const last = rounds.at(-1);
    const round = turn.kind === 'played' ? Math.floor(played++ / players) + 1 : (last?.round ?? null);
    if (last?.round === round) last.turns.push(turn);
    else rounds.push({ round, turns: [turn] });
  }
  return rounds.map(({ round, turns }) => ({ round, turns: newestFirst(turns) })).reverse();
}

function newestFirst(turns: readonly Turn[]): readonly LogTurn[] {
  return turns.map(({ seat, stories }) => ({ seat, stories: stories.toReversed() })).reverse();
}

/**
 * Nobody has two turns in a row: a story of the same seat belongs to the same turn, and so does one of nobody, unless it
 * comes before all turns. That a seat changes hands is no turn, and ends none.
 */
function turnsIn(stories: readonly Story[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const story of stories) {
    const last = turns.findLast(({ kind }) => kind !== 'aside');
    const seat = seatOf(story) ?? last?.seat ?? null;
    if (story.what === 'handedOver') turns.push({ seat: story.of, kind: 'aside', stories: [story] });
    else if (last !== undefined && last.seat === seat) last.stories.push(story);
    else turns.push({ seat, kind: isOpening(story) ? 'opening' : 'played', stories: [story] });
  }
  return turns;
}

function seatOf(story: Story): number | null {
  return 'seat' in story ? story.seat : null;
}

/** The choice of the first tickets, and what the deal brings about: of nobody, before anybody's turn. */
function isOpening(story: Story): boolean {
  return seatOf(story) === null || (story.what === 'tickets' && story.opening);
}
