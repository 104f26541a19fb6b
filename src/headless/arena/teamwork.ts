// The deals of a match shared out over several processes. A deal's games follow from its number alone, so the report is
// the same however many there are.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { range } from '../../engine/lists.ts';
import { type DealReport, dealPlayer, dealsOf, type Match } from './match.ts';

/** The command line word that makes a process a helper. */
export const HELPER = '--help-with-deals';

export function cores(): number {
  return availableParallelism();
}

/** `onDeal` hears of every deal as soon as it is played, in any order. */
export async function playMatch(
  match: Match,
  jobs: number,
  program: string,
  onDeal: (report: DealReport) => void,
  deals: readonly number[] = range(dealsOf(match)),
): Promise<void> {
  const team = Math.min(jobs, deals.length);
  if (team <= 1) return playShare(match, deals, onDeal);
  await Promise.all(
    range(team).map((job) => {
      const share = deals.filter((_, i) => i % team === job);
      return askHelper(program, { match, share }, onDeal);
    }),
  );
}

function playShare(match: Match, share: readonly number[], onDeal: (report: DealReport) => void): void {
  const play = dealPlayer(match);
  for (const deal of share) onDeal(play(deal));
}

interface Share {
  readonly match: Match;
  readonly share: readonly number[];
}

function askHelper(program: string, share: Share, onDeal: (report: DealReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const helper = fork(program, [HELPER], { execArgv: process.execArgv });
    helper.on('message', (report) => onDeal(report as DealReport));
    helper.on('error', reject);
    helper.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a helping process ended with ${code ?? 'a signal'}`)),
    );
    helper.send(share);
  });
}

/** What a helping process does: one share, then it is over. */
export function helpWithDeals(): void {
  // Whoever asked may have been stopped: nobody would hear of the rest.
  process.once('disconnect', () => process.exit());
  process.once('message', async (message) => {
    const { match, share } = message as Share;
    const play = dealPlayer(match);
    for (const deal of share) await tell(play(deal));
    process.disconnect();
  });
}

function tell(report: DealReport): Promise<void> {
  return new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve()));
}
