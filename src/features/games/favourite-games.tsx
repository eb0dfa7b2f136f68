import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { GamesGrid } from '#src/components/games-grid.tsx';
import { ResourceView } from '#src/components/resource-view.tsx';
import { languageDebounce } from '#src/contract/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { favouriteListResource } from '#src/state/favourite-list.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { useLoadMore } from '#src/ui/use-load-more.ts';
import { ResultLine } from './result-line.tsx';
import { gamesOfTab } from './games-of-tab.ts';
import { LoadMoreEnd } from './load-more-end.tsx';
import type { GameListView } from './use-game-list.ts';

/** The member's favourites [S1-176], 25 a page. */
export function FavouriteGames({ view, title }: { view: GameListView; title: string }) {
  const { t } = useLingui();
  const store = useStore();
  const params = { language: useSettledLanguage(languageDebounce.home) };
  const state = useResource(favouriteListResource, params);
  const list = state.value;
  const games = gamesOfTab(list?.items ?? [], { tab: 'FAV', vassalage: view.vendor?.vassalage, q: view.search.q });
  const loadMore = () => void favouriteListResource.loadMore(store, params);
  const end = useLoadMore(Boolean(list?.hasMore && !list.loadingMore && !list.moreError), loadMore);
  return (
    <>
      <ResultLine view={view} count={list && !list.hasMore ? games.length : undefined} at={state.at} />
      <ResourceView
        state={state}
        resource={favouriteListResource}
        params={params}
        isEmpty={() => games.length === 0}
        emptyTitle={t`No favourites yet`}
        emptyText={<Trans>Tap the star of a game and it waits for you here.</Trans>}
      >
        {(page) => (
          <>
            <GamesGrid label={title} games={games} total={page.hasMore ? -1 : games.length} />
            <LoadMoreEnd end={end} loading={page.loadingMore} error={page.moreError} onRetry={loadMore} />
          </>
        )}
      </ResourceView>
    </>
  );
}
