import { Trans, useLingui } from '@lingui/react/macro';
import { GamesGrid } from '#src/components/games-grid.tsx';
import { ResourceView, useRead } from '#src/components/resource-view.tsx';
import type { GameTab } from '#src/contract/game-category.ts';
import { favouriteListResource } from '#src/state/favourite-list.ts';
import { gameListResource } from '#src/state/game-list.ts';
import { useSettledLanguage } from '#src/state/language.ts';

const shown = 9;

/** The first games of a category, or the member's favourites. */
export function CategoryGames({ tab, title }: { tab: Exclude<GameTab, 'HOT'>; title: string }) {
  return tab === 'FAV' ? <Favourites title={title} /> : <FirstGames tab={tab} title={title} />;
}

function Favourites({ title }: { title: string }) {
  const { t } = useLingui();
  const params = { language: useSettledLanguage() };
  const read = useRead(favouriteListResource, params, { onDemand: true });
  return (
    <ResourceView
      headingLevel={3}
      read={read}
      isEmpty={(list) => list.items.length === 0}
      emptyTitle={t`No favourites yet`}
      emptyText={<Trans>Tap the star of a game and it waits for you here.</Trans>}
    >
      {(list) => <GamesGrid label={title} games={list.items.slice(0, shown)} />}
    </ResourceView>
  );
}

function FirstGames({ tab, title }: { tab: Exclude<GameTab, 'HOT' | 'FAV'>; title: string }) {
  const { t } = useLingui();
  const params = { language: useSettledLanguage(), gameType: tab };
  const read = useRead(gameListResource, params, { onDemand: true });
  return (
    <ResourceView
      headingLevel={3}
      read={read}
      isEmpty={(list) => list.items.length === 0}
      emptyTitle={t`No games here`}
      emptyText={<Trans>This category has no games at the moment.</Trans>}
    >
      {(list) => <GamesGrid label={title} games={list.items.slice(0, shown)} />}
    </ResourceView>
  );
}
