import type { Atom } from 'jotai';
import type { GenericSchema } from 'valibot';
import type { AppError } from './errors.ts';

export type Store = ReturnType<typeof import('jotai').createStore>;

export type ResourceState<T> = {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  value?: T;
  error?: AppError;
  /** Epoch milliseconds of the data. */
  at?: number;
  refreshing: boolean;
};
export type LoadContext = { store: Store; signal: AbortSignal };
export type ResourceOptions<P, T> = {
  name: string;
  key: (params: P) => string;
  load: (params: P, context: LoadContext) => Promise<T>;
  /** Present: the value may travel in the home document; it is checked when it comes out. */
  schema?: GenericSchema<unknown, T>;
  freshFor: number;
  /** `member` is read only while a member is signed in; `optional` answers members more. Both are gone at sign-out. */
  access: 'public' | 'optional' | 'member';
};
export type Resource<P, T> = {
  name: string;
  key: (params: P) => string;
  atom: (params: P) => Atom<ResourceState<T>>;
  /** Resolves when something can be shown (or failed); a stale value is refreshed behind it. Never rejects. */
  ensure: (store: Store, params: P) => Promise<void>;
  /** Reads again now; keeps the old value meanwhile and on failure. Never rejects. */
  refresh: (store: Store, params: P) => Promise<void>;
  peek: (store: Store, params: P) => T | undefined;
  set: (store: Store, params: P, next: T | ((old: T | undefined) => T), at?: number) => void;
  /** Marks one (or every) value stale; what is on screen is read again. */
  invalidate: (store: Store, params?: P) => void;
};
export type Page<Item> = { items: Item[]; pageNum: number; totalPages: number; totalCount?: number };
export type Paged<Item> = Page<Item> & { hasMore: boolean; loadingMore: boolean; moreError?: AppError };
export type PagedResource<P, Item> = Resource<P, Paged<Item>> & {
  loadMore: (store: Store, params: P) => Promise<void>;
  /** Back to the first page, read anew. */
  reset: (store: Store, params: P) => Promise<void>;
};
export type DehydratedStore = Record<string, { value: unknown; at: number }>;

export declare function defineResource<P, T>(options: ResourceOptions<P, T>): Resource<P, T>;
export declare function definePagedResource<P, Item>(
  options: Omit<ResourceOptions<P, never>, 'load' | 'schema'> & {
    loadPage: (params: P, pageNo: number, context: LoadContext) => Promise<Page<Item>>;
    itemKey: (item: Item) => string;
  },
): PagedResource<P, Item>;
export declare function useResource<P, T>(resource: Resource<P, T>, params: P): ResourceState<T>;
/** JSON-able record of every public value that has a schema. */
export declare function dehydrate(store: Store): DehydratedStore;
/** Takes what `dehydrate` gave (unchecked JSON); what does not parse is dropped. */
export declare function hydrate(store: Store, data: unknown): void;
