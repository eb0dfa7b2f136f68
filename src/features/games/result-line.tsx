import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FilterChip } from '#src/ui/chip.tsx';
import s from './game-list-page.module.css';
import type { GameListView } from './use-game-list.ts';

/** What is filtered, each part removable, and how many games that leaves. */
export function ResultLine({ view, count }: { view: GameListView; count: number | undefined }) {
  const { t } = useLingui();
  const { vendor, search, change } = view;
  const text = search.q;
  return (
    <div className={s.line}>
      {vendor && (
        <FilterChip removeLabel={t`remove the filter`} onRemove={() => change({ vassalage: undefined })}>
          <Trans>Provider: {vendor.accountTypeName}</Trans>
        </FilterChip>
      )}
      {text && (
        <FilterChip removeLabel={t`remove the filter`} onRemove={() => change({ q: undefined })}>
          <Trans>Search: {text}</Trans>
        </FilterChip>
      )}
      <span className={`${s.count} num`} role="status">
        {count !== undefined && <Plural value={count} _0="No games" one="# game" other="# games" />}
      </span>
    </div>
  );
}
