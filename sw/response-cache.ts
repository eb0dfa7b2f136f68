import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { CacheExpiration } from 'workbox-expiration';

export type ResponseCache = {
  readonly name: string;
  readonly find: (key: string) => Promise<Response | undefined>;
  /** Resolves with whether it was cached. A full disk clears this cache. */
  readonly put: (key: string, answer: Response) => Promise<boolean>;
  /** Resolves with whether it existed. */
  readonly drop: (key: string) => Promise<boolean>;
  /** All cached addresses, the oldest first. */
  readonly keys: () => Promise<string[]>;
  readonly clear: () => Promise<void>;
};

/**
 * One cache, with an optional cap: the least recently used entry is evicted first. Never rejects: without Cache Storage, or
 * without space, nothing is found or cached, and requests use the network as if there were no worker. Keys are addresses and
 * never requests, whose headers may carry a token [S2-107].
 */
export function openResponseCache(name: string, maxEntries?: number): ResponseCache {
  const expiration = maxEntries === undefined ? undefined : new CacheExpiration(name, { maxEntries });

  const clear = async (): Promise<void> => {
    void expiration?.delete().catch(() => undefined);
    await caches.delete(name).catch(() => false);
  };
  // The app's own files have priority over this cache.
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
