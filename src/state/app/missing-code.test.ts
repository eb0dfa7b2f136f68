// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasReloaded, pageBuild, readServerBuild } from '#src/platform/worker/build.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { codeMissingAtom, recoverMissingCode, retryMissingCode, watchMissingCode } from './missing-code.ts';
import { holdUnsavedWork } from '#src/state/testing/unsaved.tsx';
import { applyUpdate, checkForUpdate } from './updates.ts';

vi.mock('#src/platform/worker/build.ts', () => ({
  hasReloaded: vi.fn<typeof hasReloaded>(),
  pageBuild: vi.fn<typeof pageBuild>(),
  readServerBuild: vi.fn<typeof readServerBuild>(),
}));
vi.mock('./updates.ts', () => ({
  applyUpdate: vi.fn<typeof applyUpdate>(),
  checkForUpdate: vi.fn<typeof checkForUpdate>(),
}));

let store: Store;
beforeEach(() => {
  store = createStore();
  vi.mocked(hasReloaded).mockReturnValue(false);
  vi.mocked(pageBuild).mockReturnValue('/assets/index-1.js');
  vi.mocked(readServerBuild).mockResolvedValue('/assets/index-2.js');
  vi.mocked(applyUpdate).mockReset().mockResolvedValue('failed');
  vi.mocked(checkForUpdate).mockReset().mockResolvedValue();
});

describe('code that fails to load', () => {
  it.each(['screen', 'part'] as const)(
    'of a %s: the page looks for the new version and is loaded anew',
    async (what) => {
      await recoverMissingCode(store, what);
      expect(checkForUpdate).toHaveBeenCalledOnce();
      expect(applyUpdate).toHaveBeenCalledExactlyOnceWith(store);
      expect(store.get(codeMissingAtom)).toBe(false);
    },
  );

  it('of a part, from a server with the same build, was the network’s fault: the place waits', async () => {
    vi.mocked(readServerBuild).mockResolvedValue('/assets/index-1.js');
    await recoverMissingCode(store, 'part');
    expect(applyUpdate).not.toHaveBeenCalled();
    await recoverMissingCode(store, 'screen');
    expect(applyUpdate).toHaveBeenCalledOnce();
  });

  it('without a server that answers changes nothing', async () => {
    vi.mocked(readServerBuild).mockResolvedValue(undefined);
    await recoverMissingCode(store, 'screen');
    expect(applyUpdate).not.toHaveBeenCalled();
  });

  it('does not reload the page a second time for one build', async () => {
    vi.mocked(hasReloaded).mockReturnValue(true);
    await recoverMissingCode(store, 'screen');
    expect(applyUpdate).not.toHaveBeenCalled();
    expect(store.get(codeMissingAtom)).toBe(false);
  });

  it('during input is reported, and loses no input', async () => {
    const release = holdUnsavedWork(store);
    await recoverMissingCode(store, 'part');
    expect(applyUpdate).not.toHaveBeenCalled();
    expect(store.get(codeMissingAtom)).toBe(true);
    release();
  });

  it('is handled wherever it happens, and several at once are one', async () => {
    const stop = watchMissingCode(store);
    dispatchEvent(new Event('vite:preloadError'));
    dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(applyUpdate).toHaveBeenCalled());
    expect(readServerBuild).toHaveBeenCalledOnce();
    stop();
  });
});

describe('the reader who asks again', () => {
  it.each([
    ['the server answers', '/assets/index-1.js', null, 1],
    ['a worker has the page', undefined, {}, 1],
    ['neither is there', undefined, null, 0],
  ])('is given a new document when %s', async (_when, build, controller, times) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    vi.mocked(readServerBuild).mockResolvedValue(build);
    await retryMissingCode(store);
    expect(applyUpdate).toHaveBeenCalledTimes(times);
  });
});
