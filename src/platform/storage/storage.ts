import { clear, del, get, set, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { memberDatabase } from '#src/contract/worker/member-storage.ts';
import { persistStorage } from '#src/platform/base/browser-parts.ts';
import { createSignal } from '#src/platform/base/signal.ts';
import { openStore } from './open-store.ts';

/** `memory`: IndexedDB hangs, fails or is full, so that some values are lost after this visit [S2-100]. */
export type StorageHealth = 'persistent' | 'memory';
/** Values of `device` outlive a session; all of `member` is deleted at logout and at a change of member [S1-281]. */
export type StorageOwner = 'device' | 'member';

export type StoredOptions<T> = {
  key: string;
  owner: StorageOwner;
  /** Raised when the schema changes its meaning: older contents are dropped. */
  version: number;
  schema: v.GenericSchema<unknown, T>;
  /** The value if nothing is stored, or nothing valid [S1-280]. */
  fallback: T;
  /** IndexedDB timeout, for values that two tabs must not both go on without; read even after an earlier timeout; ms. */
  waits?: number;
};
/** Never rejects: values that IndexedDB refuses are held in memory. */
export type Stored<T> = {
  readonly get: () => Promise<T>;
  readonly set: (value: T) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Reads, updates and writes atomically across tabs; resolves with the new value. `change` may run twice. */
  readonly update: (change: (old: T) => T) => Promise<T>;
};

/** IndexedDB timeout, after which the app goes on without it; ms. */
const timeout = 1000;
/** A busy page runs its overdue timers all at once: grace period for an answer queued behind them; ms. */
const lastChance = 50;

type Known = { readonly value: unknown; dirty: boolean };
/** Separate databases, so that a member's can be cleared as a whole. */
class Database {
  readonly store: UseStore;
  /** The value last read or written by this page; replaces IndexedDB if that fails. `dirty`: not yet written. */
  readonly known = new Map<string, Known>();
  /** True until the database has been cleared: its contents must not be read. */
  masked = false;

  constructor(name: string) {
    this.store = openStore(name);
  }

  get dirty(): boolean {
    return this.masked || [...this.known.values()].some((entry) => entry.dirty);
  }
}

const databases: Record<StorageOwner, Database> = {
  device: new Database('mare-device'),
  member: new Database(memberDatabase),
};
/** IndexedDB timed out: operations skip it until it answers. */
let hung = false;
const health = createSignal<StorageHealth>('persistent');

export const storageHealth = health.get;
/** Calls back when the health changes; returns the function that unsubscribes. */
export const onStorageHealth = health.listen;

/** Storage is healthy if no value is dirty. */
const anythingDirty = () => Object.values(databases).some((each) => each.dirty);

/** One operation on IndexedDB; rejects on failure or timeout. */
async function ask<T>(database: Database, work: (store: UseStore) => Promise<T>, waits = timeout): Promise<T> {
  const answer = work(database.store).then(
    (value) => {
      hung = false;
      if (!anythingDirty()) health.set('persistent');
      return value;
    },
    (error: unknown) => {
      health.set('memory');
      throw error;
    },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      hung = true;
      health.set('memory');
      reject(new DOMException('IndexedDB does not answer', 'TimeoutError'));
    };
    timer = setTimeout(() => (timer = setTimeout(giveUp, lastChance)), waits - lastChance);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Writes; a write that fails or times out stays dirty. */
async function write(database: Database, work: (store: UseStore) => Promise<void>, clean: () => void): Promise<void> {
  const done = ask(database, work).then(() => {
    clean();
    if (!anythingDirty()) health.set('persistent');
  });
  const settled = done.catch(() => undefined);
  if (!hung) await settled;
}

/** Declares a value stored in IndexedDB, with its version and schema. The only access to it. */
export function defineStored<T>({ key, owner, version, schema, fallback, waits }: StoredOptions<T>): Stored<T> {
  const database = databases[owner];
  const Box = v.object({ version: v.literal(version), value: schema });
  const unbox = (found: unknown): T => {
    const checked = v.safeParse(Box, found);
    return checked.success ? (checked.output.value as T) : fallback;
  };
  const remembered = (): T => (database.known.has(key) ? (database.known.get(key)?.value as T) : fallback);
  const note = (value: T, dirty: boolean): Known => {
    const entry = { value, dirty };
    database.known.set(key, entry);
    return entry;
  };
  const unreachable = () => (hung && waits === undefined) || database.masked || database.known.get(key)?.dirty === true;

  const put = (value: T, work: (store: UseStore) => Promise<void>) => {
    const entry = note(value, true);
    return write(database, work, () => {
      entry.dirty = false;
    });
  };
  const save = (value: T) => put(value, (store) => set(key, { version, value }, store));

  return {
    get: async () => {
      if (unreachable()) return remembered();
      try {
        const value = unbox(await ask(database, (store) => get<unknown>(key, store), waits));
        // A write may have happened during this read.
        if (!unreachable()) note(value, false);
        return remembered();
      } catch {
        return remembered();
      }
    },
    set: save,
    remove: () => put(fallback, (store) => del(key, store)),
    update: async (change) => {
      if (!unreachable()) {
        try {
          let changed = fallback;
          const step = (old: unknown) => ({ version, value: (changed = change(unbox(old))) });
          await ask(database, (store) => update<unknown>(key, step, store), waits);
          return note(changed, false).value as T;
        } catch {
          // Neither read nor written: the change applies to the value in memory.
        }
      }
      const value = change(remembered());
      await save(value);
      return value;
    },
  };
}

/** Deletes all data of the member. When it resolves, none of it can be read any more [S1-281]. */
export const clearMemberStorage = (): Promise<void> => empty(databases.member);

/** Deletes the data that outlives a session, for the site of another merchant. */
export const clearDeviceStorage = (): Promise<void> => empty(databases.device);

async function empty(database: Database): Promise<void> {
  database.known.clear();
  database.masked = true;
  await write(database, clear, () => {
    database.masked = false;
  });
}

/** A stored flag: false until it has been stored. */
export const defineStoredFlag = (key: string, owner: StorageOwner): Stored<boolean> =>
  defineStored({ key, owner, version: 1, schema: v.boolean(), fallback: false });

const storedAsked = defineStoredFlag('persistAsked', 'device');

/** Requests persistent storage, once on this device: after the first login or installation [S1-282]. */
export async function askToPersist(): Promise<void> {
  if (await storedAsked.get()) return;
  await storedAsked.set(true);
  await persistStorage();
}
