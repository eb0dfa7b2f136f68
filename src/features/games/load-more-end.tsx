import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { errorText } from '#src/platform/language/error-text.ts';
import type { Paged } from '#src/platform/resource/page.ts';
import type { PagedResource } from '#src/platform/resource/paged.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLoadMore } from '#src/ui/use-load-more.ts';
import s from './game-list-page.module.css';

type LoadMoreEndProps<P, Item> = { list: Paged<Item>; resource: PagedResource<P, Item>; params: P };

/** The end of an endless grid: loads the next page, and shows its progress or error. */
export function LoadMoreEnd<P, Item>({ list, resource, params }: LoadMoreEndProps<P, Item>) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const { hasMore, loadingMore, moreError } = list;
  const loadMore = () => void resource.loadMore(store, params);
  const end = useLoadMore(hasMore && !loadingMore && !moreError, loadMore);
  return (
    <>
      <div ref={end} aria-hidden="true" />
      {loadingMore && (
        <div className={s.more}>
          <Spinner label={t`Loading more games`} />
        </div>
      )}
      {moreError && (
        <InlineAlert actionLabel={t`Try again`} onAction={loadMore}>
          {i18n._(errorText[moreError.code])}
        </InlineAlert>
      )}
    </>
  );
}
