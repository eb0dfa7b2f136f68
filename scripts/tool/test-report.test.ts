import { expect, it } from 'vitest';
import { countOutcomes, readPlaywrightReport, readVitestReport } from './test-report.ts';

it('reads a vitest report, and counts a file that broke before its tests as a failure', () => {
  const results = readVitestReport({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a one [S1-001]', status: 'passed' },
          { fullName: 'a two', status: 'failed' },
          { fullName: 'a three', status: 'skipped' },
          { fullName: 'a four', status: 'todo' },
        ],
      },
      { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(results[0]).toEqual({ title: 'a one [S1-001]', outcome: 'passed' });
  expect(countOutcomes(results)).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

it('reads a Playwright report with its nested titles, and counts errors outside the tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
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
