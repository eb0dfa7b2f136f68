import { expect, it } from 'vitest';
import {
  countOutcomes,
  describeSlowest,
  mergeTries,
  readPlaywrightReport,
  readVitestFiles,
  type TestFile,
} from './test-report.ts';

it('reads a vitest report, and counts a file that broke before its tests as a failure', () => {
  const files = readVitestFiles({
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
      { name: '/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  const results = files.flatMap((file) => file.results);
  expect(files.map(({ file }) => file)).toEqual(['/a.test.ts', '/broken.test.ts']);
  expect(results.at(-1)).toMatchObject({ title: '/broken.test.ts', error: 'no such module' });
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

it('names the tests that passed on a retry, and lists the slowest first', () => {
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

const file = (name: string, ...results: (readonly [title: string, outcome: 'passed' | 'failed'])[]): TestFile => ({
  file: name,
  results: results.map(([title, outcome]) => {
    const error = outcome === 'failed' ? `${title} failed` : undefined;
    return { title, outcome, duration: 5, retried: false, error };
  }),
});

it('marks tests that passed on a retry of their file with the error of the first run', () => {
  const first = [file('/a.test.ts', ['one', 'failed'], ['two', 'passed']), file('/b.test.ts', ['three', 'passed'])];
  const merged = mergeTries(first, [file('/a.test.ts', ['one', 'passed'], ['two', 'passed'])]);
  expect(merged).toMatchObject([
    { title: 'one', outcome: 'passed', retried: true, error: 'one failed' },
    { title: 'two', outcome: 'passed', retried: false },
    { title: 'three', outcome: 'passed', retried: false },
  ]);
});

it('marks a file that broke before its tests and then did not', () => {
  const merged = mergeTries([file('/a.test.ts', ['/a.test.ts', 'failed'])], [file('/a.test.ts', ['one', 'passed'])]);
  expect(merged).toMatchObject([
    { title: 'one', retried: false },
    { title: '/a.test.ts', outcome: 'passed', retried: true, error: '/a.test.ts failed' },
  ]);
});

it.each([
  ['fails again', [file('/a.test.ts', ['one', 'failed'], ['two', 'passed'])], ['one']],
  ['fails in another test', [file('/a.test.ts', ['one', 'passed'], ['two', 'failed'])], ['two']],
  ['breaks', [file('/a.test.ts', ['/a.test.ts', 'failed'])], ['/a.test.ts', 'one']],
  ['is not in the report of the second try', [], ['one']],
])('leaves a file failed that %s', (_what, second, failed) => {
  const merged = mergeTries([file('/a.test.ts', ['one', 'failed'], ['two', 'passed'])], second);
  expect(merged.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title)).toEqual(failed);
});
