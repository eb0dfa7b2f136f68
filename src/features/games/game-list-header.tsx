import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { GameSearch } from '#src/components/games/search/game-search.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './game-list-header.module.css';
import type { GameListView } from './use-game-list.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'), 'FilterPanel', CodeMissing);

/** Back button, search, and the filter [S1-165]. */
export function GameListHeader({ view }: { view: GameListView }) {
  const { t } = useLingui();
  const { search, change } = view;
  const [filter, setFilter] = useState({ open: false, times: 0 });

  return (
    <header className={s.header}>
      <BackButton />
      <GameSearch searched={search.q} onSearch={(q) => change({ q })} />
      <IconButton label={t`Filter games`} onClick={() => setFilter(({ times }) => ({ open: true, times: times + 1 }))}>
        <SlidersHorizontal size={20} />
      </IconButton>
      {filter.times > 0 && (
        <Suspense fallback={null}>
          <FilterPanel
            // A choice that was not applied is discarded.
            key={filter.times}
            open={filter.open}
            view={view}
            onClose={() => setFilter(({ times }) => ({ open: false, times }))}
          />
        </Suspense>
      )}
    </header>
  );
}
