import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { BackButton } from '#src/components/back-button.tsx';
import { longestSearch, searchText } from '#src/contract/search-text.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import s from './game-list-header.module.css';
import type { GameListView } from './use-game-list.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx').then((module) => module.FilterPanel), CodeMissing);

/** Way back, search that runs on Enter [S1-164], and the vendor filter [S1-165]. */
export function GameListHeader({ view }: { view: GameListView }) {
  const { t } = useLingui();
  const { search, change } = view;
  const [text, setText] = useState(search.q ?? '');
  const [filter, setFilter] = useState({ open: false, times: 0 });

  const run = (form: HTMLFormElement) => {
    // What the field holds: it may have been typed before the app answered.
    const typed = String(new FormData(form).get('q') ?? '');
    setText(typed);
    change({ q: searchText(typed) || undefined });
  };
  return (
    <header className={s.header}>
      <BackButton />
      <form
        role="search"
        className={s.search}
        onSubmit={(event) => {
          event.preventDefault();
          run(event.currentTarget);
        }}
      >
        <SearchField
          label={t`Search for a game`}
          clearLabel={t`Clear the search`}
          name="q"
          value={text}
          maxLength={longestSearch}
          onChange={(next) => {
            setText(next);
            if (next === '' && search.q) change({ q: undefined });
          }}
        />
      </form>
      <IconButton label={t`Filter games`} onClick={() => setFilter(({ times }) => ({ open: true, times: times + 1 }))}>
        <SlidersHorizontal size={20} />
      </IconButton>
      {filter.times > 0 && (
        <Suspense fallback={null}>
          <FilterPanel
            // What was chosen and not applied is forgotten.
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
