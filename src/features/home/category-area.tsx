import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { HotGames } from '#src/components/games/hot-games.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';
import s from './home-page.module.css';

const CategoryBlock = lazyPart(() => import('./category-block.tsx'), 'CategoryBlock', CodeMissing);

/** The content of the chosen tab; all but the hot games is loaded when the tab is first chosen. */
export function CategoryArea({ tab }: { tab: GameTab }) {
  const { t } = useLingui();
  const isHot = tab === 'HOT';
  const block = (
    <Suspense
      fallback={
        !isHot && (
          <section className={s.waiting}>
            <TileGridSkeleton count={9} label={t`Loading`} />
          </section>
        )
      }
    >
      <CategoryBlock tab={tab} />
    </Suspense>
  );
  return isHot ? <HotGames otherwise={block} /> : block;
}
