import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PageTurner } from '#src/components/kit/records/page-turner.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { serverTime } from '#src/platform/device/server-time.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Page } from '#src/platform/resource/page.ts';
import type { Readable } from '#src/platform/resource/resource.ts';
import '#src/ui/print.css';
import { dayOf } from './date-range.ts';
import { DateRangeFields } from './date-range-fields.tsx';
import { RecordFilter, type RecordFilterChoice } from './record-filter.tsx';
import { RecordListSkeleton } from './record-list-skeleton.tsx';
import s from './record-list.module.css';
import { rangeOf, type RecordSearch } from './record-search.ts';
import { RecordSummary, type SummaryLine } from './record-summary.tsx';
import { type RecordColumn, RecordTable, type RecordTableProps } from './record-table.tsx';

/** Approximate height of a card, in lines. */
const cardLines = 3;

/** One page of records, and the sums of all pages if the gateway provides them. */
export type RecordPage<Row, Totals = never> = Page<Row> & { totals?: Totals | undefined };

type RecordListProps<P, Row, Totals, Filter extends string> = {
  /** Label of the table. */
  label: string;
  /** Keyed by days, page and filters, so that each page is loaded, cached and expires on its own. */
  resource: Readable<P, RecordPage<Row, Totals>>;
  /** The request by the address: `rangeOf` and `momentsOf` return its days and moments. */
  params: P;
  search: RecordSearch<Filter>;
  onSearch: (search: RecordSearch<Filter>) => void;
  filters?: readonly RecordFilterChoice<Filter>[];
  columns: readonly RecordColumn<Row, Totals>[];
  rowKey: (row: Row) => string | number;
  emptyTitle: string;
  emptyText?: ReactNode;
  /** Action of the empty state: a link that looks like a soft button. */
  emptyAction?: ReactNode;
  /** The sums of all pages above the records, instead of a totals row. */
  summary?: (totals: Totals) => readonly SummaryLine[];
  /** The day that it is (YYYY-MM-DD), where it is not the device's. */
  today?: string;
  /** A chart of the page's records between the sums and the table, which says the same. */
  renderChart?: (rows: readonly Row[]) => ReactNode;
} & Pick<RecordTableProps<Row, Totals>, 'dayOf' | 'onOpen'>;

/**
 * A member's records in a range of days: filters and page are in the address, the days are in the player's time zone. While
 * loading, the list keeps its previous height; stale content shows its age [S2-096].
 */
export function RecordList<P, Row, Totals = never, Filter extends string = never>(
  props: RecordListProps<P, Row, Totals, Filter>,
) {
  const {
    label,
    resource,
    params,
    search,
    onSearch,
    filters = [],
    columns,
    rowKey,
    emptyTitle,
    emptyText,
    emptyAction,
    summary,
    renderChart,
    dayOf: dayOfRow,
    onOpen,
    today: todayGiven,
  } = props;
  const { t } = useLingui();
  const now = new Date(serverTime(useClock(60_000)));
  const today = todayGiven ?? dayOf(now);
  const read = useRead(resource, params);
  const { value } = read;
  const [rows, setRows] = useState(5);
  const page = search.page ?? 1;
  const last = Math.max(1, value?.totalPages ?? page);

  // The next page is likely as long as this one.
  if (value && value.items.length > 0 && value.items.length !== rows) setRows(value.items.length);
  const goTo = (next: number) => onSearch({ ...search, page: next > 1 ? next : undefined });
  // An address may name a page that does not exist, or no longer exists.
  const goToLast = useEffectEvent(() => goTo(last));
  useEffect(() => {
    if (page > last) goToLast();
  }, [page, last]);

  return (
    <section aria-label={label} aria-busy={read.refreshing || undefined}>
      <div data-screen>
        <DateRangeFields
          today={today}
          range={rangeOf(search, today)}
          onChange={(range) => onSearch({ ...search, ...range, page: undefined })}
        />
        {filters.map((filter) => (
          <RecordFilter
            key={filter.name}
            filter={filter}
            value={search[filter.name]}
            onChange={(chosen) => onSearch({ ...search, [filter.name]: chosen, page: undefined })}
          />
        ))}
      </div>
      <div className={s.age}>
        <LastUpdated at={read.at} />
      </div>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={emptyTitle}
        emptyText={emptyText}
        emptyAction={emptyAction}
        skeleton={<RecordListSkeleton rows={rows} lines={Math.min(cardLines, columns.length)} />}
      >
        {({ items, totals }) => (
          <>
            {summary && totals !== undefined && <RecordSummary lines={summary(totals)} />}
            {renderChart?.(items)}
            <RecordTable
              label={label}
              columns={columns}
              rows={items}
              rowKey={rowKey}
              totals={summary ? undefined : totals}
              totalLabel={t`Total`}
              dayOf={dayOfRow}
              onOpen={onOpen}
            />
          </>
        )}
      </ResourceView>
      {last > 1 && (
        <div data-screen>
          <PageTurner page={page} pages={last} onPage={goTo} />
        </div>
      )}
    </section>
  );
}
