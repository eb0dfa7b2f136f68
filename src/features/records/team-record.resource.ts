import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import { teamRecord, type teamRecordGroups } from '#src/contract/agents/team.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** `member`: the account of one member of the team. */
type TeamRecordSearch = RecordSearch<'group' | 'types'> & { readonly member?: string | undefined };
type Params = { readonly search: TeamRecordSearch; readonly timeZone: string };

/** A page of the team's transactions; days are the merchant's. */
export const teamRecordResource = defineRead({
  name: 'team-record',
  call: teamRecord,
  key: (params: Params) => JSON.stringify(params),
  query: ({ search, timeZone }: Params) => {
    const { from: startDate, to: endDate } = rangeOf(search, dayIn(serverTime(), timeZone));
    return {
      ...{ startDate, endDate, pageNo: search.page ?? 1 },
      group: search.group as (typeof teamRecordGroups)[number] | undefined,
      ...(search.member !== undefined && { account: search.member }),
    };
  },
  freshFor: 0,
});
