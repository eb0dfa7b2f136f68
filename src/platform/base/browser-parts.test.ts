// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageHealth } from '#src/platform/storage/storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const rejects = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

/** A property that throws when read, as in a browser that blocks it. */
function forbid(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { get: refuse, configurable: true });
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}
/** An API that exists, and refuses every call. */
function give(owner: object, name: string, value: unknown): void {
  forbid(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
}
const undo: (() => void)[] = [];

beforeEach(() => void vi.resetModules());
afterEach(() => {
  for (const back of undo.splice(0).toReversed()) back();
});

describe('a getter that throws', () => {
  it.each(['localStorage', 'sessionStorage'])('of %s: a text is not there, and is stored nowhere', async (name) => {
    forbid(globalThis, name);
    const { readStoredText, storeText } = await import('./stored-text.ts');
    const place = name === 'localStorage' ? 'local' : 'session';
    storeText(place, 'a', 'b');
    storeText(place, 'a', null);
    expect(readStoredText(place, 'a')).toBeNull();
  });

  it('of sessionStorage: a page counts as reloaded, so that it does not reload for ever', async () => {
    forbid(globalThis, 'sessionStorage');
    const { hasReloaded } = await import('#src/platform/worker/build.ts');
    expect(hasReloaded()).toBe(true);
  });

  it('of localStorage: there is no login in the old form', async () => {
    forbid(globalThis, 'localStorage');
    const { readOldLogin } = await import('#src/platform/storage/old-login.ts');
    expect(readOldLogin()).toBeNull();
  });

  it.each([
    ['throws', () => forbid(globalThis, 'indexedDB')],
    ['opens nothing', () => give(globalThis, 'indexedDB', { open: refuse })],
  ])(
    'of indexedDB, or one that %s: what is stored is held in memory, and that is said [S2-100]',
    async (_, arrange) => {
      arrange();
      const { defineStoredFlag, storageHealth } = await import('#src/platform/storage/storage.ts');
      const flag = defineStoredFlag('a', 'device');
      expect(await flag.get()).toBe(false);
      await flag.set(true);
      expect(await flag.get()).toBe(true);
      expect(storageHealth()).toBe('memory' satisfies StorageHealth);
    },
  );

  it.each([
    ['throws', () => forbid(navigator, 'locks')],
    ['rejects', () => give(navigator, 'locks', { request: rejects })],
  ])('of locks, or a lock that %s: the task runs under a lease, once', async (_, arrange) => {
    arrange();
    forbid(globalThis, 'indexedDB');
    const { withTabLock } = await import('#src/platform/storage/tab-lock.ts');
    const task = vi.fn(async () => 'done');
    expect(await withTabLock('a', task)).toBe('done');
    expect(await withTabLock('a', task)).toBe('done');
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('is not what a task rejects with under a lock: that is passed on, and the task not begun again', async () => {
    give(navigator, 'locks', { request: (_: string, work: () => Promise<unknown>) => work() });
    const { withTabLock } = await import('#src/platform/storage/tab-lock.ts');
    const task = vi.fn(rejects);
    await expect(withTabLock('a', task)).rejects.toThrow('denied');
    expect(task).toHaveBeenCalledOnce();
  });

  it('of caches and workers: no member’s data is left, the worker gets no message, and none is registered', async () => {
    forbid(globalThis, 'caches');
    forbid(navigator, 'serviceWorker');
    const channel = await import('#src/platform/worker/channel.ts');
    const { registerServiceWorker } = await import('#src/platform/worker/sw-bridge.ts');
    await channel.forgetMemberCache();
    await channel.postToWorker({ type: 'forget-member' });
    channel.onWorkerMessage(() => undefined)();
    expect(await registerServiceWorker()).toBeUndefined();
  });

  it('of caches and workers that refuse what they are asked: the same', async () => {
    give(globalThis, 'caches', { delete: rejects });
    const nothing = () => undefined;
    const ready = { get: rejects, configurable: true };
    const container = { getRegistration: rejects, register: rejects, controller: null, startMessages: nothing };
    const workers = Object.defineProperty(
      { ...container, addEventListener: nothing, removeEventListener: nothing },
      'ready',
      ready,
    );
    give(navigator, 'serviceWorker', workers);
    const channel = await import('#src/platform/worker/channel.ts');
    expect(await channel.forgetMemberCache()).toBeUndefined();
    expect(await channel.postToWorker({ type: 'forget-member' })).toBeUndefined();
    channel.onWorkerMessage(() => undefined)();
  });

  it.each([
    ['missing', () => give(globalThis, 'BroadcastChannel', undefined)],
    ['refused', () => give(globalThis, 'BroadcastChannel', refuse)],
  ])('of BroadcastChannel, or one that is %s: tabs send no messages', async (_, arrange) => {
    arrange();
    const { tabChannel } = await import('#src/platform/storage/tab-channel.ts');
    const channel = tabChannel('a');
    const heard = vi.fn();
    channel.tell('b');
    channel.listen(heard)();
    expect(heard).not.toHaveBeenCalled();
  });

  it('of Notification: there are none, and nothing is asked', async () => {
    forbid(globalThis, 'Notification');
    const push = await import('#src/platform/worker/push.ts');
    expect(push.pushSupport()).not.toBe('supported');
    expect(push.pushPermission()).toBe('denied');
    expect(await push.askPermission()).toBe('denied');
    expect(await push.unsubscribe()).toBeNull();
  });

  it('of the clipboard and of sharing: the link has to be shown', async () => {
    forbid(navigator, 'clipboard');
    forbid(navigator, 'share');
    const { copyText, shareLink } = await import('#src/platform/device/share.ts');
    expect(await copyText('a')).toBe(false);
    expect(await shareLink({ title: 'a', url: 'b' })).toBe('failed');
  });

  it('of cookies: the language is the build’s, and a session is opened without one', async () => {
    forbid(document, 'cookie');
    forbid(globalThis, 'localStorage');
    const { detectLanguage, rememberLanguage } = await import('#src/platform/language/i18n.ts');
    const { keepsCookies } = await import('./browser-parts.ts');
    rememberLanguage('en');
    expect(detectLanguage()).toBe('pt');
    expect(keepsCookies()).toBe(false);
  });

  it('of credentials, storage, badge and media queries: each is as if it were not there', async () => {
    forbid(navigator, 'credentials');
    forbid(navigator, 'storage');
    forbid(navigator, 'clearAppBadge');
    forbid(globalThis, 'matchMedia');
    const parts = await import('./browser-parts.ts');
    expect(parts.credentials()).toBeUndefined();
    expect(await parts.persistStorage()).toBeUndefined();
    parts.clearAppBadge();
    expect(parts.matchesMedia('print')).toBe(false);
  });
});

it('keeps a cookie where the browser does, and leaves none behind', async () => {
  const { keepsCookies } = await import('./browser-parts.ts');
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).not.toContain('kept');
});
