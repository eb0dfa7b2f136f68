// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from '#src/platform/worker/build.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { registerServiceWorker } from '#src/platform/worker/sw-bridge.ts';
import { fakeBrowser } from '#src/platform/testing/fake-worker.ts';
import { holdUnsavedWork } from '#src/state/testing/unsaved.tsx';
import { applyUpdate, startUpdates, updateAtom } from './updates.ts';

vi.mock('#src/platform/worker/build.ts', () => ({ pageBuild: () => '', reloadPage: vi.fn<typeof reloadPage>() }));
vi.mock('#src/platform/worker/sw-bridge.ts', () => ({ registerServiceWorker: vi.fn<typeof registerServiceWorker>() }));

let store: Store;
let browser: ReturnType<typeof fakeBrowser>;
let stop: () => void;
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.mocked(reloadPage).mockClear();
  store = createStore();
  browser = fakeBrowser();
  vi.mocked(registerServiceWorker).mockResolvedValue(browser.asRegistration);
  stop = await startUpdates(store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a version that waits', () => {
  beforeEach(async () => {
    browser.install(browser.find('second'));
    await settle();
  });

  it('is offered and replaces nothing by itself', () => {
    expect(store.get(updateAtom)).toBe('second');
    show('hidden');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('takes over when asked, and the page reloads', async () => {
    await applyUpdate(store);
    expect(browser.container.controller?.build).toBe('second');
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('that does not take over is reported as failed, and the old one is not reloaded; a retry may succeed', async () => {
    const { waiting } = browser.registration;
    if (!waiting) throw new Error('no version waits');
    const takesOver = waiting.onSkipWaiting;
    waiting.onSkipWaiting = () => undefined;
    vi.useFakeTimers();
    const first = applyUpdate(store);
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await first).toBe('failed');
    expect(reloadPage).not.toHaveBeenCalled();
    waiting.onSkipWaiting = takesOver;
    await applyUpdate(store);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('does not reload with unsaved input, unless the reader confirms', async () => {
    const release = holdUnsavedWork(store);
    expect(await applyUpdate(store)).toBe('typing');
    expect(reloadPage).not.toHaveBeenCalled();
    await applyUpdate(store, { whatever: true });
    expect(reloadPage).toHaveBeenCalledOnce();
    release();
  });
});

describe('a version that another tab asked for', () => {
  const takeOver = async () => {
    browser.install(browser.find('second'));
    await settle();
    const { waiting } = browser.registration;
    if (waiting) browser.activate(waiting);
    await settle();
  };

  it('is offered to a visible tab, and applied once it is hidden', async () => {
    await takeOver();
    expect(store.get(updateAtom)).toBe('second');
    expect(reloadPage).not.toHaveBeenCalled();
    show('hidden');
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('is applied at once to a hidden tab, but not with unsaved input', async () => {
    const release = holdUnsavedWork(store);
    show('hidden');
    await takeOver();
    expect(reloadPage).not.toHaveBeenCalled();
    release();
    expect(reloadPage).toHaveBeenCalled();
  });
});

describe('looking for newer versions', () => {
  it('happens when the page is looked at again, once in a quarter of an hour', () => {
    const { update } = browser.registration;
    vi.useFakeTimers({ now: Date.now() + 14 * 60_000 });
    show('visible');
    expect(update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 2 * 60_000);
    show('visible');
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    dispatchEvent(new Event('focus'));
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is not done where there is no worker', async () => {
    vi.mocked(registerServiceWorker).mockResolvedValue(undefined);
    stop();
    stop = await startUpdates(store);
    await applyUpdate(store);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});
