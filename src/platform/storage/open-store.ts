import { keyValueStore as storeName } from '#src/contract/worker/member-storage.ts';
import { databases } from '#src/platform/base/browser-storage.ts';

/** As idb-keyval takes it. */
type UseStore = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => T | PromiseLike<T>) => Promise<T>;

/**
 * A key-value store of idb-keyval on a connection that closes on request: another tab that deletes or repairs the database is not
 * blocked by it, and a connection that was closed under the page, or during an operation, is reopened and the operation retried
 * once.
 */
export function openStore(name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;

  const connect = (): Promise<IDBDatabase> => {
    if (opened) return opened;
    const connection = open(name);
    const forget = () => {
      if (opened === connection) opened = undefined;
    };
    connection.then((database) => {
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        forget();
        database.close();
      });
    }, forget);
    opened = connection;
    return connection;
  };
  const run: UseStore = async (mode, work) =>
    work((await connect()).transaction(storeName, mode).objectStore(storeName));

  return async (mode, work) => {
    try {
      return await run(mode, work);
    } catch (error) {
      if (!wasClosed(error)) throw error;
      opened = undefined;
      return run(mode, work);
    }
  };
}

/** A transaction aborted by the browser has no error, or this one. */
const wasClosed = (error: unknown): boolean =>
  error === null || (error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name));

/** Opens the database, and repairs one that has lost its object store. */
async function open(name: string, version?: number): Promise<IDBDatabase> {
  const factory = databases();
  if (!factory) throw new DOMException('no IndexedDB', 'SecurityError');
  const request = factory.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
  });
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  if (database.objectStoreNames.contains(storeName)) return database;
  database.close();
  return open(name, database.version + 1);
}
