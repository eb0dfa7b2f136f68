import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { CacheExpiration } from 'workbox-expiration';

export type ResponseCache = {
  readonly name: string;
  readonly find: (key: string) => Promise<Response | undefined>;
  /** Answers whether it was cached. A full disk costs this cache what it holds. */
  readonly put: (key: string, answer: Response) => Promise<boolean>;
  /** Answers whether it was there. */
  readonly drop: (key: string) => Promise<boolean>;
  /** Every address that is cached, the oldest first. */
  readonly keys: () => Promise<string[]>;
  readonly clear: () => Promise<void>;
};

/**
 * One cache, with a cap where one is given: what was used the longest ago leaves first. Nothing here rejects: where there is no Cache
 * Storage, or no room in it, nothing is found and nothing is cached, and requests go to the network as if there were no worker. Keys
 * are addresses and never requests, whose headers may carry a token [S2-107].
 */
export function openResponseCache(name: string, maxEntries?: number): ResponseCache {
  const expiration = maxEntries === undefined ? undefined : new CacheExpiration(name, { maxEntries });

  const clear = async (): Promise<void> => {
    void expiration?.delete().catch(() => undefined);
    await caches.delete(name).catch(() => false);
  };
  // The app's own files come before what is cached here.
  registerQuotaErrorCallback(clear);

  return {
    name,
    clear,
    find: async (key) => {
      try {
        const found = await (await caches.open(name)).match(key);
        if (found) void expiration?.updateTimestamp(key).catch(() => undefined);
        return found;
      } catch {
        return undefined;
      }
    },
    put: async (key, answer) => {
      try {
        await (await caches.open(name)).put(key, answer);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') await clear();
        return false;
      }
      void expiration
        ?.updateTimestamp(key)
        .then(() => expiration.expireEntries())
        .catch(() => undefined);
      return true;
    },
    drop: (key) =>
      caches
        .open(name)
        .then((cache) => cache.delete(key))
        .catch(() => false),
    keys: () =>
      caches
        .open(name)
        .then((cache) => cache.keys())
        .then((requests) => requests.map(({ url }) => url))
        .catch(() => []),
  };
}
