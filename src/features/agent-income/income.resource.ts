import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import { rebateIncome, rebateLines } from '#src/contract/agents/rebates.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

type Params = { readonly search: RecordSearch; readonly timeZone: string };

/** The closed days of the search's range, all on one page. */
export const incomeResource = defineRead({
  name: 'rebate-income',
  call: rebateIncome,
  key: (params: Params) => JSON.stringify(params),
  query: ({ search, timeZone }: Params) => rangeOf(search, dayIn(serverTime(), timeZone)),
  pick: ({ list, totals }) => ({
    ...{ items: list, totals, pageNum: 1 },
    ...{ totalPages: 1, totalCount: list.length },
  }),
  freshFor: 0,
});

/** The lines of a day (YYYY-MM-DD), the largest first. */
export const linesResource = definePagedRead({
  name: 'rebate-lines',
  call: rebateLines,
  query: (day: string, pageNo) => ({ day, pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ account, category }) => `${account} ${category}`,
  freshFor: 60_000,
});
