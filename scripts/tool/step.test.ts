import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStep, runSteps, runTogether } from './step.ts';

const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => lines.splice(0));

it('prints one timed line for a step that succeeded', async () => {
  expect(await runStep({ name: 'types', program: process.execPath, args: ['-e', 'console.log("quiet")'] })).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^ok {5}types \(\d+\.\d s\)$/)]);
});

it('shows the output of a failed program', async () => {
  const args = ['-e', 'console.error("why"); process.exit(3)'];
  expect(await runStep({ name: 'types', program: process.execPath, args })).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^FAILED types/), 'why']);
});

it('fails on a missing program', async () => {
  expect(await runStep({ name: 'lint', program: '/nowhere/lint', args: [] })).toBe(false);
});

it('fails on complaints and on exceptions', async () => {
  expect(await runStep({ name: 'law', work: () => ['a breaks it', 'b too'] })).toBe(false);
  expect(lines[1]).toBe('a breaks it\nb too');
  expect(await runStep({ name: 'law', work: () => Promise.reject(new Error('no files')) })).toBe(false);
  expect(lines[3]).toBe('no files');
});

it('stops at the first step that fails', async () => {
  const last = vi.fn(() => []);
  const steps = [
    { name: 'one', work: () => [] },
    { name: 'two', work: () => ['bad'] },
    { name: 'three', work: last },
  ];
  expect(await runSteps(steps)).toBe(false);
  expect(last).not.toHaveBeenCalled();
});

it('runs all steps in parallel, and names those that failed', async () => {
  const { promise: over, resolve: finish } = Promise.withResolvers<string[]>();
  const steps = [
    { name: 'waits for the next', work: () => over },
    { name: 'fails', work: () => ['bad'] },
    { name: 'lets go', work: () => (finish([]), []) },
  ];
  expect(await runTogether(steps, 2)).toEqual(['fails']);
});
