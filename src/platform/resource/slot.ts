import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import type { Call } from '#src/contract/core/call.ts';
import type * as v from 'valibot';
import type { AppError } from '#src/platform/calls/errors.ts';

export type Store = ReturnType<typeof createStore>;
/** Who may read, as in the contract. `member` and `optional` values are gone when their member is. */
export type Access = 'public' | 'optional' | 'member';

/**
 * What is known of one key. `ready`: there is a value, `error` says that the last refresh of it failed.
 * `failed`: there is nothing to show but the error. `at`: epoch milliseconds of the value.
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
  /** As much of the value as stands in the rendered document (`true`: all); without it none does. */
  readonly dehydrate: true | ((value: unknown) => unknown) | undefined;
  /** Reads the value anew, past every cache when `fresh`. */
  readonly load: (store: Store, signal: AbortSignal, fresh: boolean, old: unknown) => Promise<Loaded>;
  readonly forget: () => void;
  /** What it is read with, where that is one call (of a list: its first page). */
  readonly request: (() => ReadRequest) | undefined;
  /** The value of the last visit. */
  readonly persisted: () => Promise<Persisted | undefined>;
  mounted: number;
};
/**
 * The last value is stored in IndexedDB under this key, checked when it comes out, and shown until there is a newer one. `schema` is
 * told the one of the call's answer, which it is when left out; of a list of `pages` it is that of one item.
 */
export type Persist<T> = {
  key: string;
  version: number;
  schema?:
    ((answer: v.GenericSchema) => v.GenericSchema<unknown, T> | Promise<v.GenericSchema<unknown, T>>) | undefined;
  pages?: true;
};
/** Where the value of the last visit is stored. */
export type Persisted = {
  /** Shows it until there is a newer one, unless the store has another owner by now; answers whether there was one. */
  readonly show: (store: Store, slot: Slot, owner: string | null) => Promise<boolean>;
  /** Stores what the store holds by now: a member may have left with their value meanwhile. */
  readonly keep: (store: Store, slot: Slot) => Promise<void>;
};
/** A call of the contract and its query. */
export type ReadRequest = { readonly call: Call; readonly query: unknown };
/** What was read; `cachedAt` (epoch ms) when the worker's cache answered: when it had fetched the oldest part of it. */
type Loaded = { readonly value: unknown; readonly cachedAt: number | undefined };
/** A value and the epoch milliseconds of it. */
export type Dated = { value: unknown; at: number };

export const emptyState: ResourceState<never> = Object.freeze({ status: 'empty', refreshing: false });

/** Written by setResourceOwner alone. */
export const ownerAtom = atom<string | null>(null);
/** Whose values the store holds: a member's name, or null for a guest. */
export const resourceOwnerAtom = atom((get) => get(ownerAtom));
