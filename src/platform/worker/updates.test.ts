// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { skipWaiting } from '#src/contract/worker-update.ts';
import { fakeBrowser } from '#src/platform/testing/fake-worker.ts';
import { type UpdateWatch, watchUpdates } from './updates.ts';

type Browser = ReturnType<typeof fakeBrowser>;
let watch: UpdateWatch | undefined;
const heard: string[] = [];
const begin = (browser: Browser) =>
  (watch = watchUpdates(browser.asRegistration, (how, build) => heard.push(`${how} ${build}`)));
/** Long enough for a message through a port and back. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => heard.splice(0));
afterEach(() => watch?.stop());

describe('watchUpdates', () => {
  it('hears of a version once it is installed, and of the next one', async () => {
    const browser = fakeBrowser();
    begin(browser);
    const second = browser.find('second');
    await settle();
    expect(heard).toEqual([]);
    browser.install(second);
    await settle();
    browser.install(browser.find('third'));
    await settle();
    expect(heard).toEqual(['waiting second', 'waiting third']);
  });

  it('hears of one that waits already, and of one that another tab let take over', async () => {
    const browser = fakeBrowser();
    browser.install(browser.find('second'));
    begin(browser);
    await settle();
    const { waiting } = browser.registration;
    if (waiting) browser.activate(waiting);
    await settle();
    expect(heard).toEqual(['waiting second', 'active second']);
  });

  it('takes the first worker of a page for no update, nor its taking charge', async () => {
    const browser = fakeBrowser({ active: false });
    begin(browser);
    const first = browser.find('first');
    browser.install(first);
    browser.registration.active = first;
    browser.container.controller = first;
    browser.container.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(heard).toEqual([]);
  });

  it('hears of a second version on a page that no worker is in charge of yet', async () => {
    const browser = fakeBrowser({ controlled: false });
    begin(browser);
    browser.install(browser.find('second'));
    await settle();
    expect(heard).toEqual(['waiting second']);
  });

  it('says nothing of a worker that fails to install, or that does not say which build it is', async () => {
    const browser = fakeBrowser();
    begin(browser);
    browser.find('broken').become('redundant');
    const silent = browser.find(undefined);
    browser.install(silent);
    browser.activate(silent);
    await settle();
    expect(heard).toEqual([]);
  });

  it('asks the server, and waits until what it found is installed', async () => {
    const browser = fakeBrowser();
    const { check } = begin(browser);
    const checked = vi.fn<() => void>();
    const found = browser.find('second');
    void check().then(checked);
    await settle();
    expect([browser.registration.update.mock.calls.length, checked.mock.calls.length]).toEqual([1, 0]);
    browser.install(found);
    await settle();
    expect(checked).toHaveBeenCalledOnce();
    browser.registration.update.mockRejectedValueOnce(new TypeError('gone'));
    await expect(check()).resolves.toBeUndefined();
  });

  it('lets the one that waits take over, and gives up on one that does not', async () => {
    const browser = fakeBrowser();
    const { takeOver } = begin(browser);
    await takeOver();
    const second = browser.find('second');
    browser.install(second);
    await takeOver();
    expect(second.heard).toContain(skipWaiting);
    expect(browser.container.controller).toBe(second);

    const stubborn = browser.find('third');
    stubborn.onSkipWaiting = () => undefined;
    browser.install(stubborn);
    vi.useFakeTimers();
    const over = vi.fn<() => void>();
    void takeOver().then(over);
    await vi.advanceTimersByTimeAsync(6000);
    expect(over).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
