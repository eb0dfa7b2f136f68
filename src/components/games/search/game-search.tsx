import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { longestSearch, searchText } from '#src/contract/core/search-text.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import s from './game-search.module.css';
import type { SuggestionKeys } from './suggestions.tsx';

const Suggestions = lazyPart(() => import('./suggestions.tsx'), 'Suggestions');

type GameSearchProps = {
  /** The search text of the list below, if any. */
  searched?: string | undefined;
  onSearch: (text: string | undefined) => void;
};

/**
 * The search field of games, which submits on Enter [S1-164] and suggests games while typing: a combobox with a list below. The
 * list and its index load on first focus.
 */
export function GameSearch({ searched, onSearch }: GameSearchProps) {
  'use memo';
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  const [active, setActive] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const id = useId();
  const expanded = open && shown > 0;

  // A search by the address or its chip updates the field; text being typed stays.
  const told = useRef(searched);
  useEffect(() => {
    if (told.current !== searched && field.current && document.activeElement !== field.current)
      field.current.value = searched ?? '';
    told.current = searched;
  }, [searched]);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const run = (typed: string) => {
    if (field.current) field.current.value = typed;
    close();
    const wanted = searchText(typed) || undefined;
    onSearch(wanted);
    if (wanted) void import('./recent-searches.ts').then((module) => module.rememberSearch(wanted, Date.now()));
  };
  return (
    <form
      role="search"
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        // The field's current text: it may have been typed before hydration.
        run(String(new FormData(event.currentTarget).get('q') ?? ''));
      }}
    >
      <SearchField
        label={t`Search for a game`}
        clearLabel={t`Clear the search`}
        name="q"
        ref={field}
        defaultValue={searched ?? ''}
        maxLength={longestSearch}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? id : undefined}
        aria-activedescendant={expanded ? active : undefined}
        onInput={(text) => {
          setOpen(true);
          setActive(undefined);
          if (text === '' && searched) onSearch(undefined);
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={(event) => {
          if (expanded) return keys.current?.(event);
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
        }}
      />
      {open && (
        <Suspense fallback={null}>
          <Suggestions
            id={id}
            field={field}
            active={active}
            keys={keys}
            onActive={setActive}
            onShown={setShown}
            onSearch={run}
            onClose={close}
          />
        </Suspense>
      )}
    </form>
  );
}
