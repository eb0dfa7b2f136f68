import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { longestSearch, searchText } from '#src/contract/search-text.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import s from './lobby.module.css';

/** A search that opens the list of slots with what was typed. */
export function SlotSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        // What the field holds: it may have been typed before the app answered.
        const typed = searchText(String(new FormData(event.currentTarget).get('q') ?? ''));
        void navigate({ to: '/m/gameList', search: { gameType: 'RNG', q: typed || undefined } });
      }}
    >
      <SearchField
        label={t`Search for a game`}
        clearLabel={t`Clear the search`}
        name="q"
        value={text}
        maxLength={longestSearch}
        onChange={setText}
      />
    </form>
  );
}
