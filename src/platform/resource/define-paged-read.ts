import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import type { Declared, Dehydrates, Persists } from './define-read.ts';
import type { Page, Paged } from './page.ts';
import { definePagedResource, type PagedResource } from './paged.ts';

/** A list that grows by pages, each from one call; `pageNo` counts from 1. */
export function definePagedRead<C extends Call, P, Item>({
  query,
  pick,
  ...declared
}: Declared<C, P> &
  Dehydrates<Paged<Item>> & {
    query: (params: P, pageNo: number) => CallQuery<C>;
    pick: (value: CallValue<C>) => Page<Item>;
    itemKey: (item: NoInfer<Item>) => string;
    /** The schema is that of one item. */
    persist?: Persists<C, NoInfer<Item>>;
  }): PagedResource<P, Item> {
  const { call } = declared;
  return definePagedResource<P, Item>({
    ...declared,
    access: call.access,
    request: (params) => ({ call, query: query(params, 1) }),
    loadPage: async (params, pageNo, { ask }) => pick(await ask(call, query(params, pageNo))),
  });
}
