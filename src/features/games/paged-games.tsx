import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { GamesGrid } from '#src/components/games-grid.tsx';
import { ResourceView } from '#src/components/resource-view.tsx';
import { languageDebounce } from '#src/contract/limits.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { gameListResource } from '#src/state/game-list.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { useLoadMore } from '#src/ui/use-load-more.ts';
import { ResultLine } from './result-line.tsx';
import { pagedParams } from './game-list-view.ts';
import { LoadMoreEnd } from './load-more-end.tsx';
import type { GameListView } from './use-game-list.ts';

/** Games from the platform, page by page: the next one comes near the end of the grid [S1-175, S1-316]. */
export function PagedGames({ view, title }: { view: GameListView; title: string }) {
  const { t } = useLingui();
  const store = useStore();
  const language = useSettledLanguage(languageDebounce.home);
  const params = pagedParams(view, language);
  const online = useAtomValue(onlineAtom);
  const state = useResource(gameListResource, params);
  const list = state.value;
  const loadMore = () => void gameListResource.loadMore(store, params);
  const end = useLoadMore(Boolean(list?.hasMore && !list.loadingMore && !list.moreError), loadMore);
  return (
    <>
      <ResultLine view={view} count={list && (list.totalCount ?? list.items.length)} at={state.at} />
      <ResourceView
        state={state}
        resource={gameListResource}
        params={params}
        isEmpty={(page) => page.items.length === 0}
        emptyTitle={t`No game found`}
        emptyText={
          online || !view.search.q ? (
            <Trans>Try another word, or take a filter off.</Trans>
          ) : (
            <Trans>Without internet only the games that were seen here before can be searched.</Trans>
          )
        }
      >
        {(page) => (
          <>
            <GamesGrid label={title} games={page.items} total={page.totalCount} eager={9} />
            <LoadMoreEnd end={end} loading={page.loadingMore} error={page.moreError} onRetry={loadMore} />
          </>
        )}
      </ResourceView>
    </>
  );
}
