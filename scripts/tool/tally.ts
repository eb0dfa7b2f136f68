import { countOutcomes, describeSlowest, type TestResult } from './test-report.ts';

/** The results of the parts of a test run, and the summary at its end. */
export type Tally = {
  /** Adds a part. A program that failed without a failed test, or left no report, counts as one failure. */
  add: (what: string, code: number, results: readonly TestResult[] | undefined) => void;
  /** Adds a failure that is not a test. */
  fail: (count?: number) => void;
  /** The slowest tests, those that failed or needed a retry and why, and the closing line; returns whether all passed. */
  close: () => boolean;
};

export function startTally(print: (line: string) => void = console.log): Tally {
  const all: TestResult[] = [];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  return {
    add: (what, code, results) => {
      const counts = countOutcomes(results ?? []);
      if (code !== 0 || results === undefined) counts.failed = Math.max(1, counts.failed);
      print(`${what}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
      for (const outcome of ['passed', 'failed', 'skipped'] as const) totals[outcome] += counts[outcome];
      all.push(...(results ?? []));
    },
    fail: (count = 1) => (totals.failed += count),
    close: () => {
      if (all.length > 0) print(['the twenty slowest tests:', ...describeSlowest(all, 20)].join('\n'));
      for (const { title, outcome, retried, error = 'no message' } of all) {
        if (retried) print(`DEFECT: passed at a second try only: ${title}: ${error}`);
        if (outcome === 'failed') print(`FAILED: ${title}: ${error}`);
      }
      print(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
      return totals.failed === 0;
    },
  };
}
