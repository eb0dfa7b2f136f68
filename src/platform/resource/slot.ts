import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import type { Call } from '#src/contract/call.ts';
import type { AppError } from '#src/platform/calls/errors.ts';
import type { Stored } from '#src/platform/storage/storage.ts';

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
  readonly request: (() => Promise<ReadRequest>) | undefined;
  /** The value of the last visit. */
  readonly persisted: () => Promise<Stored<Dated | null> | undefined>;
  mounted: number;
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
