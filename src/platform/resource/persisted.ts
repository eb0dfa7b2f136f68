import type { Call } from '#src/contract/core/call.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import * as v from 'valibot';
import { type StorageOwner, defineStored, type Stored } from '#src/platform/storage/storage.ts';
import { ownerAtom, type Persist, type Persisted, type Dated } from './slot.ts';
import type { Paged } from './page.ts';

/** Resets stored pages: a read that was pending when they were stored is not pending now. */
export const persistedPages = <Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Paged<Item>> =>
  v.pipe(
    v.object({
      items: v.array(item),
      pageNum: v.number(),
      totalPages: v.number(),
      totalCount: v.exactOptional(v.number()),
      hasMore: v.boolean(),
    }),
    v.transform((pages) => ({ ...pages, loadingMore: false })),
  );

type DatedOptions = { key: string; owner: StorageOwner; version: number; schema: v.GenericSchema };

/** Stores a resource's last value with its age. */
const defineDated = ({ schema, ...options }: DatedOptions): Stored<Dated | null> =>
  defineStored<Dated | null>({
    ...options,
    schema: v.nullable(v.object({ value: schema, at: v.number() })),
    fallback: null,
  });

type PersistedOptions = Persist<unknown> & { owner: StorageOwner; call: Call | undefined };

/** The value of the last visit; a first visit has none, so that this code loads on demand. */
export async function openPersisted({
  call,
  pages,
  schema = (answer) => answer,
  ...options
}: PersistedOptions): Promise<Persisted> {
  const one = await schema(call ? (await loadSchemas(call)).value : v.unknown());
  const stored = defineDated({ ...options, schema: pages ? persistedPages(one) : one });
  return {
    show: async (store, { atom }, owner) => {
      const persisted = await stored.get();
      const state = store.get(atom);
      if (!persisted || 'value' in state || store.get(ownerAtom) !== owner) return false;
      store.set(atom, { ...state, ...persisted, status: 'ready', refreshing: state.status === 'loading' });
      return true;
    },
    keep: async (store, { atom }) => {
      const { value, at } = store.get(atom);
      if (value !== undefined && at !== undefined) await stored.set({ value, at });
    },
  };
}
