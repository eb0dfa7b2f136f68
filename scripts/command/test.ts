/**
 * `npm test` runs everything; `npm test -- changed [commit]` the tests that a change since that commit (HEAD by default) can
 * reach; `npm test -- soak` everything, in full where the other two only sample, and the matrix of faults.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runBrowserSmoke, smokeBrowserNames, smokeBrowsers } from '../tool/browser-smoke.ts';
import { build } from '../tool/build.ts';
import { changedFiles } from '../tool/changed-files.ts';
import { staticChecks, stepsOnBuild } from '../tool/checks.ts';
import { ensureChromium, ensureHeadlessShell } from '../tool/chromium.ts';
import { runFaultMatrix } from '../tool/fault-matrix.ts';
import { projectRoot } from '../tool/launch.mjs';
import { ensurePostgres } from '../tool/postgres.ts';
import { binary, run } from '../tool/process.ts';
import { reachOf } from '../tool/reach.ts';
import { runTogether } from '../tool/step.ts';
import { startTally } from '../tool/tally.ts';
import { readPlaywrightReport, readReportFile, reportFiles } from '../tool/test-report.ts';
import { runUnitTests, startVitest } from '../tool/unit-run.ts';

const [mode, base = 'HEAD'] = process.argv.slice(2);
const isWhole = mode !== 'changed';
const isSoak = mode === 'soak';
const width = availableParallelism();
const tally = startTally();

async function runVitest(env: NodeJS.ProcessEnv): Promise<void> {
  const some = isWhole ? [] : [`--changed=${base}`, '--passWithNoTests'];
  const { code, results } = await runUnitTests(startVitest(env), some, Boolean(process.env['CI']));
  tally.add('unit and gateway tests', code, results);
}

async function runJourneys(env: NodeJS.ProcessEnv, specs: readonly string[]): Promise<void> {
  // Playwright colours its workers by itself; setting only one of the two variables keeps Node from warning about both.
  const quiet = { NO_COLOR: undefined, FORCE_COLOR: '0' };
  const environment = { ...env, ...quiet, PLAYWRIGHT_JSON_OUTPUT_NAME: join(projectRoot, reportFiles.playwright) };
  const args = ['test', '--reporter=list,json', ...specs];
  const { code } = await run(binary('playwright'), args, { env: environment, inherit: true });
  tally.add('journeys', code, readReportFile(join(projectRoot, reportFiles.playwright), readPlaywrightReport));
}

async function runBrowserSmokes(): Promise<void> {
  for (const name of smokeBrowserNames) tally.add(name, 0, await runBrowserSmoke(name));
}

/** The journeys to run, printed with the reasons; undefined for all of them. */
async function chooseJourneys(): Promise<string[] | undefined> {
  if (isWhole) return undefined;
  const changed = await changedFiles(base);
  const { everything, specs } = reachOf(projectRoot, changed);
  console.log(`${changed.length} files changed since ${base}`);
  if (everything !== undefined) {
    console.log(`every journey: ${everything} reaches them all`);
    return undefined;
  }
  for (const [spec, reason] of specs) console.log(`${spec}: ${reason}`);
  if (specs.size === 0) console.log('no journey is reached');
  return [...specs.keys()];
}

async function installPrograms() {
  const chromium = await ensureChromium();
  await ensureHeadlessShell();
  const postgres = await ensurePostgres();
  if (isWhole) for (const ensure of Object.values(smokeBrowsers)) await ensure();
  return { chromium, postgres };
}

async function runOnBuild(chromium: string | undefined, env: NodeJS.ProcessEnv, specs: readonly string[]) {
  if (!(await build())) return tally.fail();
  tally.fail((await runTogether(stepsOnBuild, 1)).length);
  if (chromium === undefined) {
    console.log('FAILED journeys: there is no Chromium here and none could be installed; set CHROMIUM_PATH.');
    return tally.fail();
  }
  await runJourneys(env, specs);
  if (isWhole) await runBrowserSmokes();
  if (isSoak && !(await runFaultMatrix(chromium))) tally.fail();
}

async function runAll(): Promise<void> {
  const specs = await chooseJourneys();
  const [failed, { chromium, postgres }] = await Promise.all([runTogether(staticChecks, width), installPrograms()]);
  tally.fail(failed.length);
  const env = {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    ...(isSoak ? { SOAK: '1' } : {}),
  };
  try {
    await runVitest(env);
    if (specs === undefined || specs.length > 0) await runOnBuild(chromium, env, specs ?? []);
  } finally {
    await postgres?.stop();
  }
}

if (mode !== undefined && mode !== 'changed' && mode !== 'soak') {
  console.error(`npm test knows no ${mode}: leave it out, or say changed or soak.`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
mkdirSync(join(projectRoot, '.cache'), { recursive: true });
for (const file of Object.values(reportFiles)) rmSync(join(projectRoot, file), { force: true });
await runAll();
process.exitCode = tally.close() ? 0 : 1;
