import { toAppError } from '#src/platform/calls/errors.ts';
import { beginLoad, type LoadContext } from './load-context.ts';
import type { Page, Paged } from './page.ts';
import { defineResource, type Resource, type ResourceOptions } from './resource.ts';
import { type Persist, resourceOwnerAtom, type Store } from './slot.ts';

export type PagedResource<P, Item> = Resource<P, Paged<Item>> & {
  /** Appends the next page, once at a time. Never rejects: `moreError` has the error. */
  readonly loadMore: (store: Store, params: P) => Promise<void>;
};
type PagedOptions<P, Item> = Omit<ResourceOptions<P, Paged<Item>>, 'load' | 'persist'> & {
  /** `pageNo` counts from 1. */
  loadPage: (params: P, pageNo: number, context: LoadContext) => Promise<Page<Item>>;
  itemKey: (item: Item) => string;
  /** As with every resource; the schema is that of one item. */
  persist?: Persist<Item> | undefined;
};

const paged = <Item>(page: Page<Item>): Paged<Item> => ({
  ...page,
  hasMore: page.pageNum < page.totalPages,
  loadingMore: false,
});

/**
 * A resource whose value grows by pages, for infinite lists. An item that moves between pages during reads appears once. A
 * refresh replaces the first page and keeps those loaded below it.
 */
export function definePagedResource<P, Item>({
  loadPage,
  itemKey,
  persist,
  ...options
}: PagedOptions<P, Item>): PagedResource<P, Item> {
  const join = (above: Item[], below: Item[]): Item[] => {
    const known = new Set(above.map(itemKey));
    return [...above, ...below.filter((item) => !known.has(itemKey(item)))];
  };

  const resource = defineResource<P, Paged<Item>>({
    ...options,
    // Stored values are checked as pages of such items.
    ...(persist && { persist: { ...persist, pages: true } as unknown as Persist<Paged<Item>> }),
    load: async (params, context, old) => {
      const first = paged(await loadPage(params, 1, context));
      if (!old || old.pageNum === 1 || old.pageNum > first.totalPages) return first;
      // In a list that did not shrink, an item missing from the first page was moved down; else it may have been deleted.
      const pushed = (first.totalCount ?? 0) >= (old.totalCount ?? Infinity);
      const below = pushed ? old.items : old.items.slice(first.items.length);
      return paged({ ...first, items: join(first.items, below), pageNum: old.pageNum });
    },
  });

  const loadMore = async (store: Store, params: P): Promise<void> => {
    const before = resource.peek(store, params);
    if (!before?.hasMore || before.loadingMore) return;
    const owner = store.get(resourceOwnerAtom);
    /** Updates the current list, unless it was replaced meanwhile; its age is that of its oldest page. */
    const change = (next: (list: Paged<Item>) => Paged<Item>, at = Infinity) => {
      const list = resource.peek(store, params);
      if (!list || store.get(resourceOwnerAtom) !== owner) return;
      resource.set(store, params, next(list), Math.min(store.get(resource.atom(params)).at ?? Infinity, at));
    };
    const { moreError: _, ...list } = before;
    change(() => ({ ...list, loadingMore: true }));
    try {
      const { context, cachedAt } = beginLoad(store, resource.slot(params), new AbortController().signal);
      const page = await loadPage(params, before.pageNum + 1, context);
      change(
        (now) =>
          now.pageNum === before.pageNum
            ? paged({ ...page, items: join(now.items, page.items) })
            : { ...now, loadingMore: false },
        cachedAt(),
      );
    } catch (cause) {
      change((now) => ({ ...now, loadingMore: false, moreError: toAppError(cause) }));
    }
  };

  return { ...resource, loadMore };
}
