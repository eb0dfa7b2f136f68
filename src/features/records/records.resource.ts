import { beginningsOf, dayOf, momentsOf } from '#src/components/kit/records/date-range.ts';
import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import type { CallQuery } from '#src/contract/call-types.ts';
import {
  bettingRecord,
  accountRecord,
  profitAndLoss,
  type RoundGroup,
  roundTotals,
  roundOutcome,
} from '#src/contract/records/records.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

type Params<Filter extends string = never> = { search: RecordSearch<Filter>; language: Language };
type BetsQuery = CallQuery<typeof bettingRecord>;
type AccountQuery = CallQuery<typeof accountRecord>;

/** Without dates in the URL the range ends today, at the time of each request. */
const daysOf = (search: RecordSearch) => rangeOf(search, dayOf(new Date(serverTime())));

/** The moments of the days. */
function spanOf(search: RecordSearch) {
  const { since, until } = momentsOf(daysOf(search));
  return { from: since, to: until };
}
/** Parameters of both lists. */
const pageOf = ({ search, language }: Params) => ({ ...spanOf(search), pageNo: search.page ?? 1, language });

const every = { key: (params: unknown) => JSON.stringify(params), freshFor: 0 } as const;

const bets = {
  ...every,
  call: bettingRecord,
  query: (params: Params<'category' | 'state'>) => ({
    ...pageOf(params),
    category: params.search.category as BetsQuery['category'],
    state: params.search.state as BetsQuery['state'],
  }),
};
const account = {
  ...every,
  call: accountRecord,
  query: (params: Params<'group'>) => ({
    ...pageOf(params),
    group: params.search.group as AccountQuery['group'],
  }),
};
const profit = {
  ...every,
  call: profitAndLoss,
  query: ({ search }: { search: RecordSearch }) => ({ days: beginningsOf(daysOf(search)).join() }),
};
const totals = {
  ...every,
  call: roundTotals,
  query: ({ search, by }: { search: RecordSearch; by: RoundGroup }) => ({ ...spanOf(search), by }),
};

const lately = {
  bets: defineRead({ ...bets, name: 'bets', persist: { key: 'bets', version: 1 } }),
  account: defineRead({ ...account, name: 'account-record', persist: { key: 'account-record', version: 1 } }),
  profit: defineRead({ ...profit, name: 'profit', persist: { key: 'profit', version: 1 } }),
  totals: defineRead({ ...totals, name: 'round-totals', persist: { key: 'round-totals', version: 1 } }),
};
const ofDays = {
  bets: defineRead({ ...bets, name: 'bets-of-days' }),
  account: defineRead({ ...account, name: 'account-record-of-days' }),
  profit: defineRead({ ...profit, name: 'profit-of-days' }),
  totals: defineRead({ ...totals, name: 'round-totals-of-days' }),
};

/**
 * The reads of a member's records. The last days are stored for offline visits until logout; chosen ranges are not, because they
 * would accumulate.
 */
export const recordsOf = ({ from }: RecordSearch): typeof lately => (from === undefined ? lately : ofDays);

/** What was drawn in a round of the member's. */
export const roundOutcomeRead = defineRead({
  name: 'round-outcome',
  call: roundOutcome,
  query: (asked: CallQuery<typeof roundOutcome>) => asked,
  key: (asked) => JSON.stringify(asked),
  freshFor: 0,
});
