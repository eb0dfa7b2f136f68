/** Reads what vitest and Playwright wrote about a run, in the one form that the totals and the requirements need. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'skipped' };

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

const PlaywrightSpec = v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) });
type PlaywrightSuite = {
  title: string;
  specs: v.InferOutput<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
};
const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

const vitestOutcomes: Record<string, TestResult['outcome']> = { passed: 'passed', failed: 'failed' };
const playwrightOutcomes: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

/** A file that broke before its first test counts as one failed test. */
export function readVitestReport(json: unknown): TestResult[] {
  return v.parse(VitestReport, json).testResults.flatMap((file): TestResult[] => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: vitestOutcomes[status] ?? 'skipped',
    }));
    const broken = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return broken ? [...tests, { title: file.name, outcome: 'failed' }] : tests;
  });
}

function readSuite(suite: PlaywrightSuite, path: string): TestResult[] {
  const title = `${path} ${suite.title}`.trim();
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: `${title} ${spec.title}`,
      outcome: playwrightOutcomes[status] ?? ('skipped' as const),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => readSuite(child, title))];
}

/** An error outside every test (a broken file, a setup that failed) counts as one failed test. */
export function readPlaywrightReport(json: unknown): TestResult[] {
  const { suites, errors } = v.parse(PlaywrightReport, json);
  return [
    ...suites.flatMap((suite) => readSuite(suite, '')),
    ...errors.map(({ message }): TestResult => ({ title: message ?? 'error outside the tests', outcome: 'failed' })),
  ];
}

/** The results in a report file. Undefined when it is missing or cut short, as after a run that crashed. */
export function readReportFile<T>(file: string, read: (json: unknown) => T): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Counts the results by outcome. */
export function countOutcomes(results: readonly TestResult[]): Record<TestResult['outcome'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome]++;
  return counts;
}

/** Where a full test run leaves its reports. */
export const reportFiles = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

/** The results of the last full test run. Undefined when one of its two reports is missing. */
export function readLastRun(root: string): TestResult[] | undefined {
  const unit = readReportFile(join(root, reportFiles.vitest), readVitestReport);
  const journeys = readReportFile(join(root, reportFiles.playwright), readPlaywrightReport);
  return unit && journeys ? [...unit, ...journeys] : undefined;
}
