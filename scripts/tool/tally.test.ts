import { expect, it } from 'vitest';
import { startTally } from './tally.ts';
import type { TestResult } from './test-report.ts';

const result = (title: string, outcome: TestResult['outcome'], duration: number, error?: string): TestResult => ({
  title,
  outcome,
  duration,
  retried: outcome === 'passed' && error !== undefined,
  error,
});

it('ends with the slowest tests, every retry as a defect, and one plain line of totals', () => {
  const lines: string[] = [];
  const tally = startTally((line) => lines.push(line));
  tally.add('unit tests', 0, [result('a', 'passed', 20), result('b', 'skipped', 0)]);
  tally.add('journeys', 0, [result('c', 'passed', 4000, 'too slow')]);
  expect(tally.close()).toBe(true);
  expect(lines).toEqual([
    'unit tests: 1 passed, 0 failed, 1 skipped',
    'journeys: 1 passed, 0 failed, 0 skipped',
    expect.stringMatching(/^the twenty slowest tests:\n +4\.0 s {2}c\n +0\.0 s {2}a\n/),
    'DEFECT: passed at a second try only: c: too slow',
    '2 passed, 0 failed, 1 skipped',
  ]);
});

it('counts a failure without a failed test, and a missing report', () => {
  const lines: string[] = [];
  const tally = startTally((line) => lines.push(line));
  tally.add('unit tests', 1, [result('a', 'passed', 20)]);
  tally.add('more of them', 1, [result('b', 'failed', 20, 'expected 1 to be 2')]);
  tally.add('journeys', 0, undefined);
  tally.fail();
  expect(tally.close()).toBe(false);
  expect(lines.slice(-2)).toEqual(['FAILED: b: expected 1 to be 2', '1 passed, 4 failed, 0 skipped']);
});
