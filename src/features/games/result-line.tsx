import { Plural, useLingui } from '@lingui/react/macro';
import { LastUpdated } from '#src/components/last-updated.tsx';
import { FilterChip } from '#src/ui/chip.tsx';
import s from './game-list-page.module.css';
import type { GameListView } from './use-game-list.ts';

/**
 * What is filtered, each part removable, and how much that leaves, with its age. Names and searches go through `t`: Trans would read
 * what looks like a tag in them as one of its own.
 */
export function ResultLine({
  view,
  count,
  of = 'games',
  at,
}: {
  view: GameListView;
  count: number | undefined;
  of?: 'games' | 'providers';
  at?: number | undefined;
}) {
  const { t } = useLingui();
  const { vendor, search, change } = view;
  const text = search.q;
  return (
    <div className={s.line}>
      {vendor && (
        <FilterChip removeLabel={t`remove the filter`} onRemove={() => change({ vassalage: undefined })}>
          {t`Provider: ${vendor.accountTypeName}`}
        </FilterChip>
      )}
      {text && (
        <FilterChip removeLabel={t`remove the filter`} onRemove={() => change({ q: undefined })}>
          {t`Search: ${text}`}
        </FilterChip>
      )}
      <div className={s.count}>
        <LastUpdated at={at} />
        <span className="num" role="status">
          {count !== undefined && of === 'games' && <Plural value={count} _0="No games" one="# game" other="# games" />}
          {count !== undefined && of === 'providers' && <Plural value={count} one="# provider" other="# providers" />}
        </span>
      </div>
    </div>
  );
}
