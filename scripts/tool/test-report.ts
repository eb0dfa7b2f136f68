/** Reads what vitest and Playwright wrote about a run, in the one form that the totals and the requirements need. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export type TestResult = {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** How long it took, with all its tries; ms. */
  duration: number;
  /** It passed, but not at the first try. */
  retried: boolean;
};

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
});

const PlaywrightTest = v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) });
const PlaywrightSpec = v.object({ title: v.string(), tests: v.array(PlaywrightTest) });
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

/** Something that failed outside every test counts as one failed test. */
const failedOutside = (title: string): TestResult => ({ title, outcome: 'failed', duration: 0, retried: false });

/** A file that broke before its first test counts as one failed test. */
export function readVitestReport(json: unknown): TestResult[] {
  return v.parse(VitestReport, json).testResults.flatMap((file): TestResult[] => {
    const tests = file.assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      outcome: vitestOutcomes[status] ?? ('skipped' as const),
      duration,
      retried: false,
    }));
    const broken = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return broken ? [...tests, failedOutside(file.name)] : tests;
  });
}

function readSuite(suite: PlaywrightSuite, path: string): TestResult[] {
  const title = `${path} ${suite.title}`.trim();
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: `${title} ${spec.title}`,
      outcome: playwrightOutcomes[status] ?? ('skipped' as const),
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      retried: status === 'flaky',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => readSuite(child, title))];
}

/** An error outside every test (a broken file, a setup that failed) counts as one failed test. */
export function readPlaywrightReport(json: unknown): TestResult[] {
  const { suites, errors } = v.parse(PlaywrightReport, json);
  return [
    ...suites.flatMap((suite) => readSuite(suite, '')),
    ...errors.map(({ message }) => failedOutside(message ?? 'error outside the tests')),
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

/** The `count` slowest tests, a line each, slowest first. */
export function describeSlowest(results: readonly TestResult[], count: number): string[] {
  const slowest = results.toSorted((one, other) => other.duration - one.duration).slice(0, count);
  return slowest.map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/** Where a full test run leaves its reports. */
export const reportFiles = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

/** The results of the last full test run. Undefined when one of its two reports is missing. */
export function readLastRun(root: string): TestResult[] | undefined {
  const unit = readReportFile(join(root, reportFiles.vitest), readVitestReport);
  const journeys = readReportFile(join(root, reportFiles.playwright), readPlaywrightReport);
  return unit && journeys ? [...unit, ...journeys] : undefined;
}
