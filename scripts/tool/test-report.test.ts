import { expect, it } from 'vitest';
import { countOutcomes, describeSlowest, readPlaywrightReport, readVitestReport } from './test-report.ts';

it('reads a vitest report, and counts a file that broke before its tests as a failure', () => {
  const results = readVitestReport({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a one [S1-001]', status: 'passed', duration: 12 },
          { fullName: 'a two', status: 'failed', failureMessages: ['\u001B[31mno\u001B[39m\n  match\n    at a.ts:1'] },
          { fullName: 'a three', status: 'skipped' },
          { fullName: 'a four', status: 'todo' },
        ],
      },
      { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(results[0]).toEqual({ title: 'a one [S1-001]', outcome: 'passed', duration: 12, retried: false });
  expect(results[1]?.error).toBe('no match');
  expect(countOutcomes(results)).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

const spec = (title: string, status: string, ...tries: number[]) => ({
  title,
  tests: [{ status, results: tries.map((duration) => ({ duration, errors: [{ message: `try of ${duration}` }] })) }],
});

it('reads a Playwright report with its nested titles, and counts errors outside the tests', () => {
  const results = readPlaywrightReport({
    suites: [
      {
        title: 'login.spec.ts',
        specs: [spec('top', 'expected')],
        suites: [{ title: 'as a member', specs: [spec('sees home [S1-002]', 'unexpected'), spec('later', 'skipped')] }],
      },
    ],
    errors: [{ message: 'setup failed' }],
  });
  expect(results.map(({ title }) => title)).toContain('login.spec.ts as a member sees home [S1-002]');
  expect(countOutcomes(results)).toEqual({ passed: 1, failed: 2, skipped: 1 });
});

it('says which test passed at a second try, and lists the slowest first', () => {
  const results = readPlaywrightReport({
    suites: [
      {
        title: 'a',
        specs: [spec('quick', 'expected', 900), spec('slow', 'flaky', 1500, 700), spec('mid', 'expected', 1000)],
      },
    ],
    errors: [],
  });
  expect(results.filter(({ retried }) => retried)).toMatchObject([{ title: 'a slow', error: 'try of 1500' }]);
  expect(describeSlowest(results, 2)).toEqual(['   2.2 s  a slow', '   1.0 s  a mid']);
});
