// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skipWaiting } from '#src/contract/worker/worker-update.ts';
import { fakeBrowser } from '#src/platform/testing/fake-worker.ts';
import { takeOver } from './take-over.ts';

/** Start times of the page's workers, since the beginning; ms. */
let started: number[];
let onStart: () => void;
let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  const begun = Date.now();
  started = [];
  onStart = () => undefined;
  const Started = vi.fn(function start() {
    started.push(Date.now() - begun);
    onStart();
  });
  vi.stubGlobal('Worker', Started);
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

const waits = (build: string) => {
  const worker = browser.find(build);
  browser.install(worker);
  return worker;
};
/** A browser that drops the take-over, as Chromium does when a request reaches the outgoing worker. */
const waitsForgotten = (build: string) => {
  const worker = waits(build);
  worker.onSkipWaiting = () => undefined;
  return worker;
};

it('is nothing where no version waits', async () => {
  expect(await takeOver(browser.asRegistration)).toBe(true);
  expect(started).toEqual([]);
});

it('needs one message in a correct browser', async () => {
  const second = waits('second');
  expect(await takeOver(browser.asRegistration)).toBe(true);
  expect(browser.container.controller).toBe(second);
  expect([second.heard, started]).toEqual([[skipWaiting], []]);
});

it('that the browser has forgotten begins once it is made to look again', async () => {
  const second = waitsForgotten('second');
  onStart = () => started.length === 2 && browser.activate(second);
  const over = takeOver(browser.asRegistration);
  await vi.advanceTimersByTimeAsync(500);
  expect(await over).toBe(true);
  expect([second.heard, started]).toEqual([[skipWaiting], [250, 500]]);
});

it('of a worker that asks by itself is helped along, and no word of the page takes its place', async () => {
  const off = waitsForgotten('off');
  onStart = () => browser.activate(off);
  const over = takeOver(browser.asRegistration, false);
  await vi.advanceTimersByTimeAsync(250);
  expect(await over).toBe(true);
  expect([off.heard, started]).toEqual([[], [250]]);
});

it('is over when the version is activated, and not when that begins', async () => {
  const second = waits('second');
  second.onSkipWaiting = () => {
    browser.registration.waiting = null;
    second.become('activating');
  };
  const over = vi.fn<(done: boolean) => void>();
  void takeOver(browser.asRegistration).then(over);
  await vi.advanceTimersByTimeAsync(7000);
  expect(over).not.toHaveBeenCalled();
  browser.activate(second);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledWith(true);
  expect(started).toEqual([]);
});

it('asks the version that was installed in between', async () => {
  const second = waitsForgotten('second');
  const over = takeOver(browser.asRegistration);
  await vi.advanceTimersByTimeAsync(300);
  const third = waits('third');
  second.become('redundant');
  expect(await over).toBe(true);
  expect(browser.container.controller).toBe(third);
});

it.each([
  ['has failed when it does not begin', 'installed', 5000, false],
  ['is left to the browser when it begins and does not end', 'activating', 10_000, true],
] as const)('%s', async (_what, state, after, done) => {
  const second = waits('second');
  second.onSkipWaiting = () => {
    if (state === 'activating') browser.registration.waiting = null;
    second.become(state);
  };
  const over = vi.fn<(done: boolean) => void>();
  void takeOver(browser.asRegistration).then(over);
  await vi.advanceTimersByTimeAsync(after - 250);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(over).toHaveBeenCalledWith(done);
});

it('continues in a browser that starts no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  const second = waitsForgotten('second');
  setTimeout(() => browser.activate(second), 600);
  const over = takeOver(browser.asRegistration);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await over).toBe(true);
});
