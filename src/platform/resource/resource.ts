import type { Call } from '#src/contract/core/call.ts';
import { databases } from '#src/platform/base/browser-storage.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { atom, useAtomValue, useStore, type Atom } from 'jotai';
import { useEffect, useRef } from 'react';
import * as cache from './cache.ts';
import { beginLoad, type LoadContext } from './load-context.ts';
import { recordEnsured, reportMissingLoader } from './missing-loader.ts';
import {
  type Access,
  emptyState,
  type Persist,
  type ReadRequest,
  resourceOwnerAtom,
  type ResourceState,
  type Slot,
  type Store,
} from './slot.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';

export { dehydrate, hydrate } from './cache.ts';
export type { LoadContext } from './load-context.ts';
export type { ResourceState, Store } from './slot.ts';

export type ResourceOptions<P, T> = {
  name: string;
  /** Key of a value, within a name; by default the parameters. */
  key?: ((params: P) => string) | undefined;
  /** `old` is the value that a refresh replaces. */
  load: (params: P, context: LoadContext, old: T | undefined) => Promise<T>;
  /** If present, the value may be part of the rendered document: all of it, or the part that this returns. */
  dehydrate?: true | ((value: T) => T);
  persist?: Persist<T> | undefined;
  /** The call that reads the value, if it is a single one. */
  request?: (params: P) => ReadRequest;
  /** Milliseconds that a value counts as fresh; 0: every `ensure` reads again. */
  freshFor: number;
  access: Access;
  /** A stored value is checked by its schemas. */
  call?: Call;
};

export type Resource<P, T> = {
  readonly name: string;
  readonly key: (params: P) => string;
  readonly atom: (params: P) => Atom<ResourceState<T>>;
  /**
   * Resolves when there is a value or the read failed; a stale value is refreshed in the background. Does nothing for a member's
   * resource without a session. Never rejects: the error is in the state.
   */
  readonly ensure: (store: Store, params: P) => Promise<void>;
  /** Reads now; the old value stays until then and on failure. Never rejects. */
  readonly refresh: (store: Store, params: P) => Promise<void>;
  /** Restores the value of the last visit, if one was stored; makes no request. */
  readonly restore: (store: Store, params: P) => Promise<void>;
  readonly peek: (store: Store, params: P) => T | undefined;
  /** Sets a value, received elsewhere or changed here. */
  readonly set: (store: Store, params: P, value: T, at?: number) => void;
  /** Updates the value of every key in the store. */
  readonly updateAll: (store: Store, change: (value: T) => T) => void;
  /** Marks one value, or all of this resource, stale; what is on screen is read again. */
  readonly invalidate: (store: Store, ...only: [] | [P]) => void;
  /** For useResource and definePagedResource. */
  readonly slot: (params: P) => Slot;
};

/** A resource as a view needs it: its value may have more fields than the view reads. */
export type Readable<P, T> = Omit<Resource<P, T>, 'set' | 'updateAll'>;

/** Creates it once, on first use; undefined, with a retry on the next use, if its code fails to load. */
const once = <T>(make: () => Promise<T | undefined>): (() => Promise<T | undefined>) => {
  let made: Promise<T | undefined> | undefined;
  return () =>
    (made ??= make().catch(() => {
      made = undefined;
      return undefined;
    }));
};

/** Parameters as a text, whatever the order of their fields: `{ types: 'B', language: 'pt' }` → `pt B`. */
const keyOf = (params: unknown): string =>
  Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined)
    .sort()
    .map(([, value]) => value as unknown)
    .join(' ');

/**
 * The only way to hold server state (docs/architecture.md, State): a keyed read with its freshness and the age of its value, one
 * read at a time per key, in any store.
 */
export function defineResource<P, T>(options: ResourceOptions<P, T>): Resource<P, T> {
  const { name, key = keyOf, access, freshFor, persist, dehydrate, request, call } = options;
  const slots = new Map<string, Slot>();
  const own = (slot: Slot) => slots.get(slot.id) === slot;
  /** Storage loads on demand: a first visit has nothing stored. */
  const storedFor = async (params: P) => {
    if (!persist) return undefined;
    const { openPersisted } = await import('./persisted.ts');
    return openPersisted({
      ...persist,
      call,
      key: [persist.key, key(params)].filter(Boolean).join('|'),
      owner: access === 'public' ? 'device' : 'member',
    });
  };

  const slot = (params: P): Slot => {
    const id = `${name}|${key(params)}`;
    const known = slots.get(id);
    if (known) return known;
    const state = atom<ResourceState<unknown>>(emptyState);
    const made: Slot = {
      id,
      atom: state,
      access,
      freshFor,
      dehydrate: dehydrate as Slot['dehydrate'],
      load: async (store, signal, fresh, old) => {
        const { context, cachedAt } = beginLoad(store, made, signal, fresh);
        const value = await options.load(params, context, old as T | undefined);
        return { value, cachedAt: cachedAt() };
      },
      forget: () => own(made) && slots.delete(id),
      request: request && (() => request(params)),
      persisted: once(() => (databases() ? storedFor(params) : Promise.resolve(undefined))),
      mounted: 0,
    };
    state.onMount = () => {
      made.mounted += 1;
      return () => {
        made.mounted -= 1;
      };
    };
    slots.set(id, made);
    return made;
  };

  return {
    name,
    key,
    slot,
    // A slot's value comes from `load`, `set` or the schema, all of type T.
    atom: (params) => slot(params).atom as Atom<ResourceState<T>>,
    ensure: (store, params) => {
      recordEnsured(store, slot(params));
      return cache.ensure(store, slot(params));
    },
    refresh: (store, params) => {
      recordEnsured(store, slot(params));
      return cache.refresh(store, slot(params));
    },
    restore: async (store, params) => {
      await cache.showPersisted(store, slot(params));
    },
    peek: (store, params) => cache.peek(store, slot(params)) as T | undefined,
    set: (store, params, value, at = serverTime()) => {
      recordEnsured(store, slot(params));
      cache.put(store, slot(params), value, at);
    },
    updateAll: (store, change) => cache.updateAll(store, own, (value) => change(value as T)),
    invalidate: (store, ...only) => {
      const wanted = only.length === 0 ? own : (candidate: Slot) => candidate === slot(only[0]);
      cache.invalidate(store, wanted);
    },
  };
}

/**
 * The current state of a resource; never suspends, nor on the server. Reads a missing or stale value: on mount, when the page
 * becomes visible, when the network returns, and when another member's session begins. The route's loader ensures it first; a
 * component that reads on mount says `onDemand`.
 */
export function useResource<P, T>(
  resource: Readable<P, T>,
  params: P,
  { onDemand = false }: { onDemand?: boolean } = {},
): ResourceState<T> {
  const store = useStore();
  const slot = resource.slot(params);
  const owner = useAtomValue(resourceOwnerAtom);
  const loads = useRef(onDemand);
  useEffect(() => {
    if (!loads.current) reportMissingLoader(store, slot);
    // Other parameters on the same page, such as another language, come from this component.
    loads.current = true;
    const look = () => void cache.ensure(store, slot);
    look();
    return onReconnect(look);
  }, [store, slot, owner]);
  return useAtomValue(slot.atom) as ResourceState<T>;
}
