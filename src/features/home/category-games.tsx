import { Trans, useLingui } from '@lingui/react/macro';
import { GamesGrid } from '#src/components/games/games-grid.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { GameTab } from '#src/contract/core/game-category.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import type { Paged } from '#src/platform/resource/page.ts';
import type { Resource } from '#src/platform/resource/resource.ts';
import { favouriteListResource } from '#src/state/lobby/favourite-list.ts';
import { gameListResource } from '#src/state/lobby/game-list.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';

const shown = 9;

/** The first games of a category, or the member's favourites. */
export function CategoryGames({ tab, title }: { tab: Exclude<GameTab, 'HOT'>; title: string }) {
  const { t } = useLingui();
  const favourites = tab === 'FAV';
  const params = { language: useSettledLanguage(), gameType: favourites ? undefined : tab };
  const resource: Resource<typeof params, Paged<Game>> = favourites ? favouriteListResource : gameListResource;
  return (
    <ResourceView
      headingLevel={3}
      read={useRead(resource, params, { onDemand: true })}
      isEmpty={(list) => list.items.length === 0}
      emptyTitle={favourites ? t`No favourites yet` : t`No games here`}
      emptyText={
        favourites ? (
          <Trans>Tap the star on a game to find it here.</Trans>
        ) : (
          <Trans>This category has no games at the moment.</Trans>
        )
      }
    >
      {(list) => <GamesGrid label={title} games={list.items.slice(0, shown)} />}
    </ResourceView>
  );
}
