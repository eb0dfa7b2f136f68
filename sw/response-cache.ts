import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { CacheExpiration } from 'workbox-expiration';

/**
 * One cache, with a cap where one is given. Nothing here rejects: where there is no Cache Storage, or no room in it,
 * nothing is found and nothing is cached, and requests go to the network as if there were no worker. Keys are addresses
 * and never requests, whose headers may carry a token [S2-107].
 */
export class ResponseCache {
  readonly name: string;
  readonly #expiration: CacheExpiration | undefined;

  /** With a cap, what was used the longest ago leaves first. */
  constructor(name: string, maxEntries?: number) {
    this.name = name;
    this.#expiration = maxEntries === undefined ? undefined : new CacheExpiration(name, { maxEntries });
    // The app's own files come before what is cached here.
    registerQuotaErrorCallback(() => this.clear());
  }

  async find(key: string): Promise<Response | undefined> {
    try {
      const found = await (await caches.open(this.name)).match(key);
      if (found) void this.#expiration?.updateTimestamp(key).catch(() => undefined);
      return found;
    } catch {
      return undefined;
    }
  }

  /** Answers whether it was cached. A full disk costs this cache what it holds. */
  async put(key: string, answer: Response): Promise<boolean> {
    try {
      await (await caches.open(this.name)).put(key, answer);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await this.clear();
      return false;
    }
    void this.#expiration
      ?.updateTimestamp(key)
      .then(() => this.#expiration?.expireEntries())
      .catch(() => undefined);
    return true;
  }

  /** Answers whether it was there. */
  async drop(key: string): Promise<boolean> {
    return caches
      .open(this.name)
      .then((cache) => cache.delete(key))
      .catch(() => false);
  }

  /** Every address that is cached, the oldest first. */
  async keys(): Promise<string[]> {
    return caches
      .open(this.name)
      .then((cache) => cache.keys())
      .then((requests) => requests.map(({ url }) => url))
      .catch(() => []);
  }

  async clear(): Promise<void> {
    void this.#expiration?.delete().catch(() => undefined);
    await caches.delete(this.name).catch(() => false);
  }
}
