import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onePassAtATime } from './one-pass.ts';

it('runs passes one after the other; requests in between are merged into one more', async () => {
  let [passes, atOnce, most] = [0, 0, 0];
  const { run, idle } = onePassAtATime(async () => {
    passes += 1;
    most = Math.max(most, (atOnce += 1));
    await turn();
    atOnce -= 1;
  });
  const first = run();
  void run();
  void run();
  await idle();
  await first;
  expect([passes, most]).toEqual([2, 1]);
  await run();
  expect(passes).toBe(3);
});

it('rejects where a pass fails, and runs the next one that is asked for', async () => {
  const failures = [new Error('the bank is down')];
  const { run, idle } = onePassAtATime(async () => {
    await turn();
    const failure = failures.pop();
    if (failure) throw failure;
  });
  await expect(run()).rejects.toThrow('the bank is down');
  await idle();
  await run();
});
