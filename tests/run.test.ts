import { describe, expect, test } from 'vitest';
import { inWords, readPlaywrightReport, readVitestReport, sum, tallyOf } from './support/run/tally.ts';

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };

describe('the count of npm test', () => {
  test('reads what vitest reports', () => {
    expect(readVitestReport(vitestReport)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  test('reads what Playwright reports, and a case that passed on the second try has passed and is told', () => {
    const report = { stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 4 } };
    expect(readPlaywrightReport(report)).toEqual({ passed: 8, failed: 2, skipped: 4, again: 1 });
  });

  test('refuses a report of another shape', () => {
    expect(() => readVitestReport({})).toThrow('numPassedTests');
    expect(() => readPlaywrightReport(null)).toThrow('expected');
  });

  test('a crash without a report is one failure', () => {
    expect(tallyOf(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tallyOf(true, undefined).failed).toBe(1);
  });

  test('a tool that ends badly has failed though no case did', () => {
    expect(tallyOf(false, readVitestReport(vitestReport))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('sums up in one line and names what was skipped or tried again only when something was', () => {
    const one = { passed: 1, failed: 2, skipped: 0 };
    expect(inWords(sum([one, one]))).toBe('2 passed, 4 failed');
    expect(inWords(sum([one, { ...one, skipped: 3 }]))).toBe('2 passed, 4 failed, 3 skipped');
    expect(inWords(sum([one, { ...one, again: 1 }]))).toBe('2 passed, 4 failed, 1 only when tried again');
  });
});
