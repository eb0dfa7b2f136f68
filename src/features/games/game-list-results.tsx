import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { onlineAtom } from '#src/platform/device/online.ts';
import { favouriteListResource } from '#src/state/lobby/favourite-list.ts';
import { hotGamesResource } from '#src/state/lobby/hot-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { listedGamesResource } from '#src/state/lobby/searched-games.ts';
import { classificationOf, pagedParams, type sourceOf } from './game-list-view.ts';
import { gamesOfTab, isMixed, unmixed } from './games-of-tab.ts';
import { ListedGames } from './listed-games.tsx';
import { LoadMoreEnd } from './load-more-end.tsx';
import type { GameListView } from './use-game-list.ts';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { noFilters } from './no-filters.ts';

/** Searches all games, where this category has none that the search means. */
function SearchAll({ text }: { text: string }) {
  return (
    <Link to="/m/gameList" search={{ gameType: 'HOT', q: text }} replace className={buttonClass({ variant: 'soft' })}>
      <Trans>Search all games</Trans>
    </Link>
  );
}

/** Removes all filters; undefined where only the tab is chosen. */
function WithoutFilters({ view: { search, change } }: { view: GameListView }) {
  const { q, vassalage, show, bet } = search;
  if (!q && !vassalage && !show && !bet) return null;
  return (
    <Button variant="soft" onClick={() => change(noFilters)}>
      <Trans>Show all games</Trans>
    </Button>
  );
}

/** Opens games that other members play. */
function ToPopular() {
  return (
    <Link to="/m/gameList" search={{ gameType: 'HOT' }} className={buttonClass({ variant: 'soft' })}>
      <Trans>See the popular games</Trans>
    </Link>
  );
}

const lists = { favourites: Favourites, hot: HotGames, recent: RecentGames, paged: PagedGames } as const;

type ListProps = { view: GameListView; title: string };
type GameListResultsProps = ListProps & { source: Exclude<ReturnType<typeof sourceOf>, 'vendors'> };

/** The games for the URL, from the call that returns them [S1-311]. */
export function GameListResults({ source, ...props }: GameListResultsProps) {
  const List = lists[source];
  return <List {...props} />;
}

/** The member's favourites [S1-176], 25 a page. */
function Favourites(props: ListProps) {
  const { t } = useLingui();
  const params = { language: useSettledLanguage() };
  const read = useRead(favouriteListResource, params);
  const { items = [], hasMore } = read.value ?? {};
  const games = gamesOfTab(items, props.view);
  const none = items.length === 0;
  return (
    <ListedGames
      {...props}
      read={read}
      games={games}
      count={hasMore ? undefined : games.length}
      more={hasMore}
      emptyTitle={none ? t`No favourites yet` : t`No game found`}
      emptyText={
        none ? (
          <Trans>Tap the star on a game to find it here.</Trans>
        ) : (
          <Trans>Try another word or clear a filter.</Trans>
        )
      }
      emptyScene={none ? 'estrela' : 'barco'}
      emptyAction={none ? <ToPopular /> : <WithoutFilters view={props.view} />}
    >
      {read.value && <LoadMoreEnd list={read.value} resource={favouriteListResource} params={params} />}
    </ListedGames>
  );
}

/** The loaded hot games of this type, without paging [S1-313]. */
function HotGames(props: ListProps) {
  const { t } = useLingui();
  const read = useRead(hotGamesResource, { language: useSettledLanguage() });
  const games = gamesOfTab(read.value ?? [], props.view);
  return (
    <ListedGames
      {...props}
      read={read}
      games={games}
      count={games.length}
      eager={3}
      emptyTitle={t`No popular games here`}
    />
  );
}

/** The member's last games of this type. */
function RecentGames(props: ListProps) {
  const { t } = useLingui();
  const read = useRead(recentGamesResource, { language: useSettledLanguage() });
  const games = gamesOfTab(read.value?.games ?? [], props.view);
  return (
    <ListedGames
      {...props}
      read={read}
      games={games}
      count={games.length}
      emptyTitle={t`Nothing played here yet`}
      emptyText={<Trans>The games you play appear here.</Trans>}
      emptyAction={<ToPopular />}
    />
  );
}

/** Games from the platform, page by page: the next one is loaded near the end of the grid [S1-175, S1-316]. */
function PagedGames(props: ListProps) {
  const { t } = useLingui();
  const params = pagedParams(props.view, useSettledLanguage());
  const online = useAtomValue(onlineAtom);
  const { q, bet } = props.view.search;
  const resource = listedGamesResource(params);
  const read = useRead(resource, params);
  const { items = [], hasMore, totalCount } = read.value ?? {};
  const games = unmixed(items, props.view);
  const mixedCount = hasMore ? undefined : games.length;
  return (
    <ListedGames
      {...props}
      read={read}
      games={games}
      count={isMixed(props.view) ? mixedCount : (totalCount ?? games.length)}
      more={hasMore}
      eager={3}
      emptyTitle={t`No game found`}
      emptyScene="barco"
      emptyAction={q && props.view.tab !== 'HOT' ? <SearchAll text={q} /> : <WithoutFilters view={props.view} />}
      emptyText={
        online || !(bet || classificationOf(props.view.search)) ? (
          <Trans>Try another word or clear a filter.</Trans>
        ) : (
          <Trans>Offline, you can only search games already seen on this device.</Trans>
        )
      }
    >
      {read.value && <LoadMoreEnd list={read.value} resource={resource} params={params} />}
    </ListedGames>
  );
}
