import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { HotGames } from '#src/components/hot-games.tsx';
import type { GameTab } from '#src/contract/game-category.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';
import s from './home-page.module.css';

const CategoryBlock = lazy(() => import('./category-block.tsx').then((module) => ({ default: module.CategoryBlock })));

/** What home shows under the chosen tab; all but the hot games comes when it is first chosen. */
export function CategoryArea({ tab }: { tab: GameTab }) {
  const { t } = useLingui();
  if (tab === 'HOT') return <HotGames />;
  return (
    <Suspense
      fallback={
        <div className={s.waiting}>
          <TileGridSkeleton count={9} label={t`Loading`} />
        </div>
      }
    >
      <CategoryBlock tab={tab} />
    </Suspense>
  );
}
