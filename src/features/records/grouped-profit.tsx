import { Trans, useLingui } from '@lingui/react/macro';
import { categoryNames } from '#src/components/games/category-name.ts';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { toMinor } from '#src/contract/core/amount.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import type { RoundGroup } from '#src/contract/records/records.ts';
import type { RoundTotal } from '#src/contract/records/records.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { BarRows } from '#src/ui/chart/bar-rows.tsx';
import type { ProfitProps } from './record-filters.ts';
import { recordsOf } from './records.resource.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './records.module.css';
import { useAtomValue } from 'jotai';
import { languageAtom } from '#src/state/app/language.ts';

/** The totals of the rounds of each category or vendor, as bars and as a list. */
export function GroupedProfit({ search, onSearch, by }: ProfitProps & { by: RoundGroup }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain, signed } = useAmounts();
  const nameOf = ({ key, name }: RoundTotal) => {
    if (by === 'vendor') return name;
    const category = categoryNames[key as GameTab] as (typeof categoryNames)[GameTab] | undefined;
    return category ? i18n._(category) : t`Games no longer offered`;
  };
  const title = by === 'vendor' ? t`Result by vendor` : t`Result by category`;
  return (
    <RecordList
      label={title}
      resource={recordsOf(search).totals}
      params={{ search, by }}
      search={search}
      onSearch={onSearch}
      summary={({ rounds, stake, win, net }) => [
        { label: t`Result`, value: signed(net), first: true },
        { label: t`Rounds`, value: formatCount(rounds, language) },
        { label: t`Stake`, value: plain(stake) },
        { label: t`Winnings`, value: plain(win) },
      ]}
      renderChart={(rows) => (
        <div className={s.bars}>
          <BarRows
            label={title}
            rows={rows.map((row) => ({
              key: row.key,
              label: nameOf(row),
              value: toMinor(row.net),
              text: signed(row.net),
            }))}
          />
          <p className={s.hint}>
            <Trans>Rounds that began in these days. Bonuses are not included.</Trans>
          </p>
        </div>
      )}
      columns={[
        { id: 'name', label: by === 'vendor' ? t`Vendor` : t`Category`, cell: nameOf },
        { id: 'rounds', label: t`Rounds`, cell: ({ rounds }) => formatCount(rounds, language), numeric: true },
        { id: 'stake', label: t`Stake`, cell: ({ stake }) => plain(stake), numeric: true },
        { id: 'win', label: t`Winnings`, cell: ({ win }) => plain(win), numeric: true },
        { id: 'net', label: t`Result`, cell: ({ net }) => signed(net), numeric: true, beside: true },
      ]}
      rowKey={({ key }) => key}
      emptyTitle={t`You did not play in this period`}
      emptyText={<Trans>Choose other days, or play a round.</Trans>}
      emptyAction={<BackToGames />}
    />
  );
}
