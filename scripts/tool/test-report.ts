/** Reads the reports of vitest and Playwright into the one form that the totals and the requirements need. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

export type TestResult = {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Duration, including all retries; ms. */
  duration: number;
  /** It passed, but only on a retry. */
  retried: boolean;
  /** Error of its first run, in one line. */
  error?: string | undefined;
};

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

const PlaywrightTest = v.object({
  status: v.string(),
  annotations: v.optional(v.array(v.object({ type: v.string(), description: v.optional(v.string()) })), []),
  results: v.array(
    v.object({
      duration: v.optional(v.number(), 0),
      errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []),
    }),
  ),
});
const PlaywrightSpec = v.object({ title: v.string(), tests: v.array(PlaywrightTest) });
type PlaywrightSpec = v.InferOutput<typeof PlaywrightSpec>;
type PlaywrightSuite = { title: string; specs: PlaywrightSpec[]; suites: PlaywrightSuite[] };
const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  title: v.optional(v.string(), ''),
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite)), []),
});
const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []),
});

const specsOf = (suite: PlaywrightSuite, above = ''): (PlaywrightSpec & { path: string })[] => {
  const path = `${above} ${suite.title}`.trim();
  return [...suite.specs.map((spec) => ({ ...spec, path })), ...suite.suites.flatMap((child) => specsOf(child, path))];
};

/** The specs of Playwright's report with their parent titles, and the errors outside all of them. */
export function readPlaywrightSpecs(json: unknown) {
  const { suites, errors } = v.parse(PlaywrightReport, json);
  return { specs: suites.flatMap((suite) => specsOf(suite)), errors };
}

const vitestOutcomes: Record<string, TestResult['outcome']> = { passed: 'passed', failed: 'failed' };
const playwrightOutcomes: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

/** An error outside every test counts as one failed test. */
export const failedOutside = (title: string, error?: string): TestResult => ({
  title,
  outcome: 'failed',
  duration: 0,
  retried: false,
  error,
});

/** A message without its colours, its stack and its line breaks. */
const inOneLine = (message: string | undefined): string | undefined =>
  message &&
  stripVTControlCharacters(message)
    .split(/\n\s+at /, 1)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 600);

/** A test file, by its path, with the results of its tests. */
export type TestFile = { file: string; results: TestResult[] };

/** A file that broke before its first test counts as one failed test. */
export function readVitestFiles(json: unknown): TestFile[] {
  return v.parse(VitestReport, json).testResults.map(({ name, status, message, assertionResults }): TestFile => {
    const results = assertionResults.map((test) => ({
      title: test.fullName,
      outcome: vitestOutcomes[test.status] ?? ('skipped' as const),
      duration: test.duration,
      retried: false,
      error: inOneLine(test.failureMessages[0]),
    }));
    const broken = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
    return { file: name, results: broken ? [...results, failedOutside(name, inOneLine(message))] : results };
  });
}

/**
 * The results of a run whose failed files were run once more: those of the second run count, and errors of the first that do
 * not recur in the second are marked. A file missing in the second run stays failed.
 */
export function mergeTries(first: readonly TestFile[], second: readonly TestFile[]): TestResult[] {
  const again = new Map(second.map(({ file, results }) => [file, results]));
  return first.flatMap(({ file, results }) => {
    const later = again.get(file);
    if (!later) return results;
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const marked = later.map((result): TestResult => {
      const before = failed.find(({ title }) => title === result.title);
      return before && result.outcome === 'passed' ? { ...result, retried: true, error: before.error } : result;
    });
    // Its tests had not even begun.
    const broken = failed.filter(({ title }) => !later.some((result) => result.title === title));
    const stillFails = later.some(({ outcome }) => outcome === 'failed');
    return [
      ...marked,
      ...broken.map((one): TestResult => (stillFails ? one : { ...one, outcome: 'passed', retried: true })),
    ];
  });
}

/** An error outside every test (a broken file, a setup that failed) counts as one failed test. */
export function readPlaywrightReport(json: unknown): TestResult[] {
  const { specs, errors } = readPlaywrightSpecs(json);
  return [
    ...specs.flatMap(({ path, title, tests }) =>
      tests.map(({ status, results }) => ({
        title: `${path} ${title}`,
        outcome: playwrightOutcomes[status] ?? ('skipped' as const),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        retried: status === 'flaky',
        error: inOneLine(results[0]?.errors[0]?.message),
      })),
    ),
    ...errors.map(({ message }) => failedOutside(message ?? 'error outside the tests')),
  ];
}

/** The results in a report file. Undefined when it is missing or truncated, as after a run that crashed. */
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

/**
 * The report files of a full test run: of the unit and gateway tests also that of a second run, and the errors outside every
 * test.
 */
export const reportFiles = {
  vitest: '.cache/vitest.json',
  vitestAgain: '.cache/vitest-again.json',
  unhandled: '.cache/vitest-unhandled.json',
  playwright: '.cache/playwright.json',
};

/** The results of the last full test run. Undefined when one of its two reports is missing. */
export function readLastRun(root: string): TestResult[] | undefined {
  const unit = readReportFile(join(root, reportFiles.vitest), readVitestFiles);
  const again = readReportFile(join(root, reportFiles.vitestAgain), readVitestFiles) ?? [];
  const journeys = readReportFile(join(root, reportFiles.playwright), readPlaywrightReport);
  return unit && journeys ? [...mergeTries(unit, again), ...journeys] : undefined;
}
