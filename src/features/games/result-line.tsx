import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { Button } from '#src/ui/button.tsx';
import { FilterChip } from '#src/ui/chip.tsx';
import { filterCategories } from './game-filters.ts';
import s from './game-list-page.module.css';
import { classificationOf } from './game-list-view.ts';
import { noFilters } from './no-filters.ts';
import type { GameListView } from './use-game-list.ts';
import { useMoney } from './use-money.ts';

/**
 * The active filters, each removable, and the number of results, with the data's age. Names and searches use `t`: Trans would
 * parse tags in them.
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
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { vendor, search, change } = view;
  const { q: text, bet } = search;
  const classification = classificationOf(search);
  const category = filterCategories.find(({ caId }) => caId && caId === classification);
  const name = category && i18n._(category.name);
  const least = bet && money(bet);
  const parts = [vendor, text, name, least].filter(Boolean).length;
  return (
    <div className={s.line}>
      {vendor && (
        <FilterChip removeLabel={t`clear the filter`} onRemove={() => change({ vassalage: undefined })}>
          {t`Provider: ${vendor.accountTypeName}`}
        </FilterChip>
      )}
      {name && (
        <FilterChip removeLabel={t`clear the filter`} onRemove={() => change({ show: undefined })}>
          {t`Category: ${name}`}
        </FilterChip>
      )}
      {least && (
        <FilterChip removeLabel={t`clear the filter`} onRemove={() => change({ bet: undefined })}>
          {t`Minimum bet: ${least}`}
        </FilterChip>
      )}
      {text && (
        <FilterChip removeLabel={t`clear the filter`} onRemove={() => change({ q: undefined })}>
          {t`Search: ${text}`}
        </FilterChip>
      )}
      {parts > 1 && (
        <Button
          variant="text"
          compact
          className={s.clear}
          onClick={() => change({ ...noFilters, show: name ? undefined : search.show })}
        >
          <Trans>Clear all</Trans>
        </Button>
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
