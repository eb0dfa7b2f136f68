import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from './launch.mjs';
import { startTally } from './tally.ts';
import { reportFiles, type TestFile } from './test-report.ts';
import { runUnitTests, type RunVitest, type VitestRun } from './unit-run.ts';

const file = (name: string, outcome: 'passed' | 'failed'): TestFile => ({
  file: join(projectRoot, name),
  results: [
    { title: name, outcome, duration: 1, retried: false, error: outcome === 'failed' ? 'too slow' : undefined },
  ],
});
const failing: VitestRun = {
  code: 1,
  files: [file('gateway/a.test.ts', 'failed'), file('src/b.test.ts', 'passed')],
  unhandled: [],
};
const secondTry = (outcome: 'passed' | 'failed'): VitestRun => ({
  code: outcome === 'failed' ? 1 : 0,
  files: [file('gateway/a.test.ts', outcome)],
  unhandled: [],
});
const vitest = (...runs: VitestRun[]) => {
  const run = vi.fn<RunVitest>();
  for (const one of runs) run.mockResolvedValueOnce(one);
  return run;
};
/** The summary of the whole run. */
async function tallyOf(run: RunVitest, again: boolean) {
  const lines: string[] = [];
  const tally = startTally((line) => lines.push(line));
  const { code, results } = await runUnitTests(run, ['--changed=HEAD'], again);
  tally.add('unit and gateway tests', code, results);
  const passed = tally.close();
  return { passed, lines: lines.filter((line) => /^(DEFECT|FAILED)/.test(line)) };
}
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('reruns a failed file once, and lists it as a defect when it passes then', async () => {
  const run = vitest(failing, secondTry('passed'));
  expect(await tallyOf(run, true)).toEqual({
    passed: true,
    lines: ['DEFECT: passed at a second try only: gateway/a.test.ts: too slow'],
  });
  expect(run.mock.calls).toEqual([
    [reportFiles.vitest, ['--changed=HEAD']],
    [reportFiles.vitestAgain, ['gateway/a.test.ts']],
  ]);
});

it('fails where the file fails again, without a third run', async () => {
  const run = vitest(failing, secondTry('failed'));
  expect(await tallyOf(run, true)).toEqual({ passed: false, lines: ['FAILED: gateway/a.test.ts: too slow'] });
  expect(run).toHaveBeenCalledTimes(2);
});

it('fails at once outside continuous integration', async () => {
  const run = vitest(failing);
  expect(await tallyOf(run, false)).toEqual({ passed: false, lines: ['FAILED: gateway/a.test.ts: too slow'] });
  expect(run).toHaveBeenCalledOnce();
});

it('does not rerun errors outside every file, or a run without a report', async () => {
  const unhandled = { ...failing, unhandled: ['socket hang up'] };
  expect(await tallyOf(vitest(unhandled, secondTry('passed')), true)).toMatchObject({ passed: false });
  const silent = vitest({ code: 1, files: undefined, unhandled: [] });
  expect(await tallyOf(silent, true)).toMatchObject({ passed: false });
  expect(silent).toHaveBeenCalledOnce();
});

it('is one run where nothing fails', async () => {
  const run = vitest({ code: 0, files: [file('src/b.test.ts', 'passed')], unhandled: [] });
  expect(await tallyOf(run, true)).toEqual({ passed: true, lines: [] });
  expect(run).toHaveBeenCalledOnce();
});
