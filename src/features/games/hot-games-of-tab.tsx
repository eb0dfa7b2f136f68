import { useLingui } from '@lingui/react/macro';
import { GamesGrid } from '#src/components/games-grid.tsx';
import { ResourceView } from '#src/components/resource-view.tsx';
import { languageDebounce } from '#src/contract/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { hotGamesResource } from '#src/state/hot-games.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { ResultLine } from './result-line.tsx';
import { gamesOfTab } from './games-of-tab.ts';
import type { GameListView } from './use-game-list.ts';

/** The hot games that are already here, of this type, without paging [S1-313]. */
export function HotGamesOfTab({ view, title }: { view: GameListView; title: string }) {
  const { t } = useLingui();
  const params = { language: useSettledLanguage(languageDebounce.home) };
  const state = useResource(hotGamesResource, params);
  const games = gamesOfTab(state.value ?? [], { tab: view.tab, vassalage: view.vendor?.vassalage });
  return (
    <>
      <ResultLine view={view} count={state.value && games.length} at={state.at} />
      <ResourceView
        state={state}
        resource={hotGamesResource}
        params={params}
        isEmpty={() => games.length === 0}
        emptyTitle={t`No popular games here`}
      >
        {() => <GamesGrid label={title} games={games} eager={9} />}
      </ResourceView>
    </>
  );
}
