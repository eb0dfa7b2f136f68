import * as v from 'valibot';
import type { Paged } from './page.ts';

/** Pages as they come out of storage: whatever was being loaded when they went in is not being loaded now. */
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
