/** How many cases of a step went well, went wrong, or were left out. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that went well, how many did only when they were tried again. */
  readonly again?: number;
}

export type ReadReport = (report: unknown) => Tally;

export const PASSED_ONCE: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED_ONCE: Tally = { passed: 0, failed: 1, skipped: 0 };
export const SKIPPED_ONCE: Tally = { passed: 0, failed: 0, skipped: 1 };

function count(source: unknown, key: string): number {
  const value = typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;
  if (typeof value !== 'number') throw new Error(`The report has no number "${key}".`);
  return value;
}

export function readVitestReport(report: unknown): Tally {
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests'),
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}

export function readPlaywrightReport(report: unknown): Tally {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected'),
    skipped: count(stats, 'skipped'),
    again: count(stats, 'flaky'),
  };
}

/** A tool that ends badly has failed, even when its report shows no failed case: a test file that does not load has none. */
export function tallyOf(succeeded: boolean, report: Tally | undefined): Tally {
  if (report === undefined) return FAILED_ONCE;
  return succeeded || report.failed > 0 ? report : { ...report, failed: 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      again: (all.again ?? 0) + (one.again ?? 0),
    }),
    { passed: 0, failed: 0, skipped: 0, again: 0 },
  );
}

export function inWords({ passed, failed, skipped, again = 0 }: Tally): string {
  const words = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) words.push(`${skipped} skipped`);
  if (again > 0) words.push(`${again} only when tried again`);
  return words.join(', ');
}
