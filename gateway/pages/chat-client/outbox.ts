import { keyValueStore, memberDatabase } from '#src/contract/worker/member-storage.ts';

/** A message that has no number yet. `refused`: the gateway has refused it. */
export type Waiting = {
  readonly clientId: string;
  readonly conversation: string;
  readonly text: string;
  readonly typedAt: number;
  readonly refused?: boolean;
};

/** The pending messages on this device; where it stores nothing, they are lost with the page. */
export type Outbox = {
  /** A conversation's pending messages, in the order in which they were typed. */
  readonly list: (conversation: string) => Promise<Waiting[]>;
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
};

/** The keys of what waits, among the member's other things: `chat ` and the id. */
const keyOf = (clientId: string) => `chat ${clientId}`;
const ours = () => IDBKeyRange.bound('chat ', 'chat!', false, true);
/** A browser whose storage says nothing for so long has none; ms. */
const timeout = 1000;

const inOrder = (list: readonly Waiting[], conversation: string): Waiting[] =>
  list.filter((one) => one.conversation === conversation).sort((a, b) => a.typedAt - b.typedAt);

/** The outbox in memory. */
export function memoryOutbox(): Outbox {
  const items = new Map<string, Waiting>();
  return {
    list: (conversation) => Promise.resolve(inOrder([...items.values()], conversation)),
    put: async (waiting) => void items.set(waiting.clientId, waiting),
    remove: async (clientId) => void items.delete(clientId),
  };
}

/**
 * The outbox of this device, in memory where the browser stores nothing. It is in the member's database, which the app clears at
 * logout. A failed write has no effect on the page.
 */
export async function openOutbox(): Promise<Outbox> {
  const database = await openDatabase().catch(() => undefined);
  if (!database) return memoryOutbox();
  const run = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    settled(work(database.transaction(keyValueStore, mode).objectStore(keyValueStore)));
  const write = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> => {
    try {
      await run('readwrite', work);
    } catch {
      // The page continues in memory.
    }
  };
  return {
    list: async (conversation) =>
      inOrder(await run<Waiting[]>('readonly', (store) => store.getAll(ours())), conversation),
    put: (waiting) => write((store) => store.put(waiting, keyOf(waiting.clientId))),
    remove: (clientId) => write((store) => store.delete(keyOf(clientId))),
  };
}

/** Rejects, as `async` makes of what a browser throws that refuses. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(memberDatabase);
  opening.onupgradeneeded = () => {
    if (!opening.result.objectStoreNames.contains(keyValueStore)) opening.result.createObjectStore(keyValueStore);
  };
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the storage says nothing')), timeout);
  });
  return Promise.race([settled(opening), late]).then((database) => {
    // Does not block a tab that repairs or removes it.
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the storage refused')));
  });
