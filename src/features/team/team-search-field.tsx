import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '#src/ui/search-field.tsx';
import type { TeamSearch } from './team-search.ts';
import s from './team-list.module.css';

/** The text is searched for once typing has paused for so long; ms. */
const pause = 300;

type TeamSearchFieldProps = { search: TeamSearch; onSearch: (search: TeamSearch) => void };

/** Searches the whole branch on screen by a part of an account. */
export function TeamSearchField({ search, onSearch }: TeamSearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const ask = useEffectEvent((text: string) => {
    const q = text.trim() === '' ? undefined : text.trim();
    if (q !== search.q) onSearch({ ...search, q, page: undefined });
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => ask(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={s.search} role="search">
      <SearchField
        // Another branch or history back empties the field.
        key={`${search.member} ${search.q === undefined}`}
        label={t`Search this branch`}
        clearLabel={t`Clear`}
        defaultValue={search.q}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
        onInput={setTyped}
      />
    </div>
  );
}
