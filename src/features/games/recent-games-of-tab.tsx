import { Trans, useLingui } from '@lingui/react/macro';
import { GamesGrid } from '#src/components/games-grid.tsx';
import { ResourceView } from '#src/components/resource-view.tsx';
import { languageDebounce } from '#src/contract/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { recentGamesResource } from '#src/state/recent.ts';
import { ResultLine } from './result-line.tsx';
import { gamesOfTab } from './games-of-tab.ts';
import type { GameListView } from './use-game-list.ts';

/** The member's last games of this type. */
export function RecentGamesOfTab({ view, title }: { view: GameListView; title: string }) {
  const { t } = useLingui();
  const params = { language: useSettledLanguage(languageDebounce.home) };
  const state = useResource(recentGamesResource, params);
  const games = gamesOfTab(state.value?.games ?? [], {
    tab: view.tab,
    vassalage: view.vendor?.vassalage,
    q: view.search.q,
  });
  return (
    <>
      <ResultLine view={view} count={state.value && games.length} at={state.at} />
      <ResourceView
        state={state}
        resource={recentGamesResource}
        params={params}
        isEmpty={() => games.length === 0}
        emptyTitle={t`Nothing played here yet`}
        emptyText={<Trans>The games you play show up here.</Trans>}
      >
        {() => <GamesGrid label={title} games={games} />}
      </ResourceView>
    </>
  );
}
