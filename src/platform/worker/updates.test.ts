// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askBuild } from '#src/contract/worker/worker-update.ts';
import { fakeBrowser } from '#src/platform/testing/fake-worker.ts';
import { readServerBuild } from './build.ts';
import { type UpdateWatch, watchUpdates } from './updates.ts';

vi.mock('./build.ts', async (original) => ({
  ...(await original<typeof import('./build.ts')>()),
  readServerBuild: vi.fn<typeof readServerBuild>(),
}));

type Browser = ReturnType<typeof fakeBrowser>;
let watch: UpdateWatch | undefined;
const heard: string[] = [];
const begin = (browser: Browser) =>
  (watch = watchUpdates(browser.asRegistration, (how, build) => heard.push(`${how} ${build}`)));
/** Long enough for a round trip through a message port. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => heard.splice(0));
afterEach(() => watch?.stop());

describe('watchUpdates', () => {
  it('reports a version once it is installed, and the next one', async () => {
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

  it('reports one that waits already, and one that another tab activated', async () => {
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

  it('reports a second version on a page without a controller', async () => {
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

  it('makes the browser check a silent waiting one again, without a message: it is the kill switch’s', async () => {
    const started = vi.fn<() => void>();
    vi.stubGlobal('Worker', started);
    vi.useFakeTimers();
    const browser = fakeBrowser();
    begin(browser);
    const off = browser.find(undefined);
    browser.install(off);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(started).toHaveBeenCalled();
    expect(off.heard).toEqual([askBuild]);
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

  describe('on a page that the worker in charge does not know', () => {
    const outdated = () => {
      const browser = fakeBrowser();
      if (browser.container.controller) browser.container.controller.ownsPage = false;
      return browser;
    };
    beforeEach(() => {
      document.head.innerHTML = '<meta name="entry" content="/assets/index-0.js" />';
    });

    it('says so when the server has another build, too', async () => {
      vi.mocked(readServerBuild).mockResolvedValue('/assets/index-1.js');
      begin(outdated());
      await settle();
      expect(heard).toEqual(['older first']);
    });

    it.each([
      ['newer than the worker, which the server has', '/assets/index-0.js'],
      ['of an unknown age without a server', undefined],
    ])('says nothing of a page that is %s', async (_what, server) => {
      vi.mocked(readServerBuild).mockResolvedValue(server);
      begin(outdated());
      await settle();
      expect(heard).toEqual([]);
    });

    it('says so at the next look once the server answers', async () => {
      vi.mocked(readServerBuild).mockResolvedValue(undefined);
      const { check } = begin(outdated());
      await settle();
      vi.mocked(readServerBuild).mockResolvedValue('/assets/index-1.js');
      await check();
      expect(heard).toEqual(['older first']);
    });
  });
});
