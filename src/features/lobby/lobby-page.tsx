import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { categoryNames } from '#src/components/category-name.ts';
import { HotGames } from '#src/components/hot-games.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { VendorRail } from '#src/components/vendor-rail.tsx';
import { memberAtom } from '#src/state/session-atoms.ts';
import { LobbyCategories } from './lobby-categories.tsx';
import { LobbyWays } from './lobby-ways.tsx';

const ContinuePlaying = lazyPart(() =>
  import('#src/components/continue-playing.tsx').then((module) => module.ContinuePlaying),
);

/** /m/game: hot games, the member's last ones, and every category's vendors with the way to its list [S1-054]. */
export function LobbyPage() {
  const { i18n } = useLingui();
  const member = useAtomValue(memberAtom);
  return (
    <>
      <LobbyWays but="/m/game" />
      <HotGames />
      {member && (
        <Suspense fallback={null}>
          <ContinuePlaying />
        </Suspense>
      )}
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
