import type { AppError } from '#src/platform/calls/errors.ts';

export type Page<Item> = { items: Item[]; pageNum: number; totalPages: number; totalCount?: number };
/** Pages joined into one list; `pageNum` is the last one included. */
export type Paged<Item> = Page<Item> & {
  /** Only while pageNum is less than totalPages [S1-316]. */
  hasMore: boolean;
  loadingMore: boolean;
  moreError?: AppError;
};
