import { clear, del, get, set, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { memberDatabase } from '#src/contract/worker/member-storage.ts';
import { persistStorage } from '#src/platform/base/browser-parts.ts';
import { createSignal } from '#src/platform/base/signal.ts';
import { openStore } from './open-store.ts';

/** `memory`: IndexedDB hangs, fails or is full, so that something is not remembered after this visit [S2-100]. */
export type StorageHealth = 'persistent' | 'memory';
/** What `device` owns outlives a session; everything of `member` is gone at logout and at a change of member [S1-281]. */
export type StorageOwner = 'device' | 'member';

export type StoredOptions<T> = {
  key: string;
  owner: StorageOwner;
  /** Raised when the contents change their meaning: older ones are dropped. */
  version: number;
  schema: v.GenericSchema<unknown, T>;
  /** What is there when nothing is stored, or nothing that parses [S1-280]. */
  fallback: T;
  /** How long IndexedDB gets to answer, where two tabs must not both go on without it, and is asked even if it was late before; ms. */
  waits?: number;
};
/** Nothing here rejects: what IndexedDB refuses is held in memory. */
export type Stored<T> = {
  readonly get: () => Promise<T>;
  readonly set: (value: T) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Reads, changes and writes in one step across tabs; answers what stands now. `change` may run twice. */
  readonly update: (change: (old: T) => T) => Promise<T>;
};

/** IndexedDB gets this long to answer before the app goes on without it; ms. */
const timeout = 1000;
/** A busy page runs its timers late, and all at once: an answer that waits behind them gets this chance; ms. */
const lastChance = 50;

type Known = { readonly value: unknown; dirty: boolean };
/** A database each, so that a member's can be emptied whole, whatever is in it. */
class Database {
  readonly store: UseStore;
  /** What this page has read or written last; stands in for IndexedDB when that fails. `dirty`: not written yet. */
  readonly known = new Map<string, Known>();
  /** True until a clearing has succeeded: what IndexedDB holds is not to be seen. */
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
/** IndexedDB did not answer in time: nobody waits for it until it does. */
let hung = false;
const health = createSignal<StorageHealth>('persistent');

export const storageHealth = health.get;
/** Calls back when the health changes; answers the way to stop. */
export const onStorageHealth = health.listen;

/** Healthy storage means that nothing is. */
const anythingDirty = () => Object.values(databases).some((each) => each.dirty);

/** One operation on IndexedDB; rejects when it fails or does not answer in time. */
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

/** Writes; a write that fails or is not waited for stays dirty. */
async function write(database: Database, work: (store: UseStore) => Promise<void>, clean: () => void): Promise<void> {
  const done = ask(database, work).then(() => {
    clean();
    if (!anythingDirty()) health.set('persistent');
  });
  const settled = done.catch(() => undefined);
  if (!hung) await settled;
}

/** Declares something that is stored in IndexedDB, with its version and schema. The only way in and out of it. */
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
        // Something may have been written while this was being read.
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
          // Neither read nor written: the change is made to what is remembered.
        }
      }
      const value = change(remembered());
      await save(value);
      return value;
    },
  };
}

/** Empties everything that belongs to the member. When it resolves, nothing of it can be read any more [S1-281]. */
export const clearMemberStorage = (): Promise<void> => empty(databases.member);

/** Empties what outlives a session, for the site of another merchant. */
export const clearDeviceStorage = (): Promise<void> => empty(databases.device);

async function empty(database: Database): Promise<void> {
  database.known.clear();
  database.masked = true;
  await write(database, clear, () => {
    database.masked = false;
  });
}

/** Something that is so or not: not so until it has been stored. */
export const defineStoredFlag = (key: string, owner: StorageOwner): Stored<boolean> =>
  defineStored({ key, owner, version: 1, schema: v.boolean(), fallback: false });

const storedAsked = defineStoredFlag('persistAsked', 'device');

/** Asks the browser to keep what is stored, once on this device: after the first login or installation [S1-282]. */
export async function askToPersist(): Promise<void> {
  if (await storedAsked.get()) return;
  await storedAsked.set(true);
  await persistStorage();
}
