import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import type { Call } from '#src/contract/core/call.ts';
import type * as v from 'valibot';
import type { AppError } from '#src/platform/calls/errors.ts';

export type Store = ReturnType<typeof createStore>;
/** Access, as in the contract. `member` and `optional` values are deleted with their member's session. */
export type Access = 'public' | 'optional' | 'member';

/**
 * State of one key. `ready`: there is a value, and `error` if its last refresh failed. `failed`: there is only an error. `at`:
 * epoch ms of the value.
 */
export type ResourceState<T> = {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  value?: T;
  error?: AppError;
  at?: number;
  refreshing: boolean;
};

/** One key of one resource: the same atom in every store. */
export type Slot = {
  readonly id: string;
  readonly atom: PrimitiveAtom<ResourceState<unknown>>;
  readonly access: Access;
  readonly freshFor: number;
  /** The part of the value in the rendered document (`true`: all); without it none. */
  readonly dehydrate: true | ((value: unknown) => unknown) | undefined;
  /** Reads the value, bypassing every cache if `fresh`. */
  readonly load: (store: Store, signal: AbortSignal, fresh: boolean, old: unknown) => Promise<Loaded>;
  readonly forget: () => void;
  /** The call that reads it, if it is a single one (of a list: its first page). */
  readonly request: (() => ReadRequest) | undefined;
  /** The value of the last visit. */
  readonly persisted: () => Promise<Persisted | undefined>;
  mounted: number;
};
/**
 * The last value is stored in IndexedDB under this key, checked when read, and shown until a newer one has loaded. `schema`
 * receives the schema of the call's answer, which is the default; of a list of `pages` that of one item.
 */
export type Persist<T> = {
  key: string;
  version: number;
  schema?:
    ((answer: v.GenericSchema) => v.GenericSchema<unknown, T> | Promise<v.GenericSchema<unknown, T>>) | undefined;
  pages?: true;
};
/** Storage of the last visit's value. */
export type Persisted = {
  /** Restores it until a newer one has loaded, unless the store's owner has changed; returns whether there was one. */
  readonly show: (store: Store, slot: Slot, owner: string | null) => Promise<boolean>;
  /** Stores the current value: the member may have logged out meanwhile, and their value with them. */
  readonly keep: (store: Store, slot: Slot) => Promise<void>;
};
/** A call of the contract and its query. */
export type ReadRequest = { readonly call: Call; readonly query: unknown };
/** The value; `cachedAt` (epoch ms) if the worker's cache answered: the fetch time of its oldest part. */
type Loaded = { readonly value: unknown; readonly cachedAt: number | undefined };
/** A value and its time, epoch ms. */
export type Dated = { value: unknown; at: number };

export const emptyState: ResourceState<never> = Object.freeze({ status: 'empty', refreshing: false });

/** Written by setResourceOwner alone. */
export const ownerAtom = atom<string | null>(null);
/** The store's owner: a member's name, or null for a guest. */
export const resourceOwnerAtom = atom((get) => get(ownerAtom));
