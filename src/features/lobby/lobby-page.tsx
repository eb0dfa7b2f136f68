import { useLingui } from '@lingui/react/macro';
import { categoryNames } from '#src/components/games/category-name.ts';
import { HotGames } from '#src/components/games/hot-games.tsx';
import { LastPlayed } from '#src/components/games/last-played.tsx';
import { VendorRail } from '#src/components/games/vendor-rail.tsx';
import { LobbyCategories } from './lobby-categories.tsx';
import { LobbyLinks } from './lobby-links.tsx';

/** /m/game: hot games, the member's last ones, and every category's vendors with a link to its list [S1-054]. */
export function LobbyPage() {
  const { i18n } = useLingui();
  return (
    <>
      <LobbyLinks but="/m/game" />
      <HotGames />
      <LastPlayed />
      <LobbyCategories>
        {(categories) =>
          categories.map(({ gameCategory, vendorNames }) => (
            <VendorRail
              key={gameCategory}
              title={i18n._(categoryNames[gameCategory])}
              category={gameCategory}
              vendors={vendorNames}
            />
          ))
        }
      </LobbyCategories>
    </>
  );
}
