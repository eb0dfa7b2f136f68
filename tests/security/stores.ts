import type { Frame } from '@playwright/test';

/** Everything that an origin has stored in the browser, each store as text. */
export type Stored = { storage: string; cookies: string; caches: string; databases: Record<string, string> };

/** Reads all stores of a frame's origin; caches with URLs, headers and texts of their entries. */
export function readStores(frame: Frame): Promise<Stored> {
  return frame.evaluate(async () => {
    const entries = (storage: Storage) => JSON.stringify(Object.entries(storage));
    let held = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('Content-Type') ?? '';
        const text = /text|json|javascript|svg/.test(type) ? await response?.text() : '';
        held += `${name} ${request.url} ${JSON.stringify([...request.headers, ...(response?.headers ?? [])])} ${text}\n`;
      }
    }
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const databases: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [
          await wait(objects.getAllKeys()),
          await wait(database.transaction(store).objectStore(store).getAll()),
        ];
        keys.forEach((key, index) => (databases[`${name}/${store}/${String(key)}`] = JSON.stringify(values[index])));
      }
      database.close();
    }
    return {
      storage: entries(localStorage) + entries(sessionStorage),
      cookies: document.cookie,
      caches: held,
      databases,
    };
  });
}
