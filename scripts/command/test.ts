import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tool/build.ts';
import { byteBudgets, oldPhones, staticChecks } from '../tool/checks.ts';
import { ensureChromium } from '../tool/chromium.ts';
import { measureHomeDocument } from '../tool/home-size.ts';
import { projectRoot } from '../tool/launch.mjs';
import { ensurePostgres } from '../tool/postgres.ts';
import { binary, run } from '../tool/process.ts';
import { runStep, type Step } from '../tool/step.ts';
import {
  countOutcomes,
  readPlaywrightReport,
  readReportFile,
  readVitestReport,
  reportFiles,
  type TestResult,
} from '../tool/test-report.ts';
import { runWebKitSmoke } from '../tool/webkit-smoke.ts';

/** Passed, failed and skipped of everything that ran; a failed step without a failed test of its own counts as one. */
const totals = { passed: 0, failed: 0, skipped: 0 };

function count(what: string, code: number, results: readonly TestResult[] | undefined): void {
  const counts = countOutcomes(results ?? []);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (results === undefined) counts.failed = Math.max(1, counts.failed);
  console.log(`${what}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  for (const outcome of ['passed', 'failed', 'skipped'] as const) totals[outcome] += counts[outcome];
}

async function runVitest(environment: NodeJS.ProcessEnv): Promise<void> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFiles.vitest}`];
  const { code } = await run(binary('vitest'), args, { env: environment, inherit: true });
  count('unit and gateway tests', code, readReportFile(join(projectRoot, reportFiles.vitest), readVitestReport));
}

async function runJourneys(environment: NodeJS.ProcessEnv): Promise<void> {
  // Playwright colours its workers by itself; one of the two variables alone keeps Node from warning about both.
  const quiet = { NO_COLOR: undefined, FORCE_COLOR: '0' };
  const env = { ...environment, ...quiet, PLAYWRIGHT_JSON_OUTPUT_NAME: join(projectRoot, reportFiles.playwright) };
  const { code } = await run(binary('playwright'), ['test', '--reporter=list,json'], { env, inherit: true });
  count('journeys', code, readReportFile(join(projectRoot, reportFiles.playwright), readPlaywrightReport));
}

/** WebKit's driver is young: what fails once may be the driver, what fails three times in a row is the app. */
const webKitTries = 3;

async function runWebKit(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { seen, failure } = await runWebKitSmoke();
    if (failure !== undefined && tries < webKitTries) continue;
    totals.passed += seen.length;
    if (failure !== undefined) totals.failed++;
    return console.log(`WebKitGTK: ${seen.length} passed, ${failure === undefined ? 0 : 1} failed`);
  }
}

const sizes: readonly Step[] = [
  { name: 'home document', work: () => measureHomeDocument(projectRoot) },
  byteBudgets,
  oldPhones,
];

async function runAll(): Promise<void> {
  for (const check of staticChecks) if (!(await runStep(check))) totals.failed++;
  const chromium = await ensureChromium();
  const postgres = await ensurePostgres();
  const environment = {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  };
  try {
    await runVitest(environment);
    if (!(await build())) {
      totals.failed++;
      return;
    }
    for (const step of sizes) if (!(await runStep(step))) totals.failed++;
    if (chromium) await runJourneys(environment);
    else {
      console.log('FAILED journeys: there is no Chromium here and none could be installed; set CHROMIUM_PATH.');
      totals.failed++;
    }
    await runWebKit();
  } finally {
    await postgres?.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
mkdirSync(join(projectRoot, '.cache'), { recursive: true });
for (const file of Object.values(reportFiles)) rmSync(join(projectRoot, file), { force: true });
await runAll();
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 ? 0 : 1;
