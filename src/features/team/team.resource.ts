import { rangeOf } from '#src/components/kit/records/record-search.ts';
import type { CallQuery } from '#src/contract/call-types.ts';
import * as calls from '#src/contract/agents/team.ts';
import { dayIn } from '#src/contract/core/age.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import type { TeamSearch } from './team-search.ts';

/** Days begin and end in the merchant's zone (IANA name). */
type Params = { readonly search: TeamSearch; readonly timeZone: string };
type BetsQuery = CallQuery<typeof calls.teamBets>;

/** Without dates in the URL the range ends today, at the time of each request. */
function daysOf({ search, timeZone }: Params) {
  const { from, to } = rangeOf(search, dayIn(serverTime(), timeZone));
  return { startDate: from, endDate: to };
}

const every = { key: (params: unknown) => JSON.stringify(params), freshFor: 0 } as const;
/** Only what a read depends on is part of its key. */
const days = ({ search: { from, to }, timeZone }: Params) => [from, to, timeZone];

export const figuresResource = defineRead({
  ...every,
  name: 'team-figures',
  key: (params: Params) => JSON.stringify(days(params)),
  call: calls.teamFigures,
  query: daysOf,
});

export const downlineResource = defineRead({
  ...every,
  name: 'team-downline',
  call: calls.downline,
  query: ({ search, timeZone }: Params) => ({
    ...daysOf({ search, timeZone }),
    ...(search.member !== undefined && { member: search.member }),
    ...(search.q !== undefined && { search: search.q }),
    sort: search.sort as calls.TeamSort | undefined,
    pageNo: search.page ?? 1,
  }),
});

export const memberResource = defineRead({
  ...every,
  name: 'team-member',
  key: (params: Params & { readonly account: string }) => JSON.stringify([...days(params), params.account]),
  call: calls.teamMember,
  query: ({ account, ...params }: Params & { readonly account: string }) => ({ ...daysOf(params), account }),
});

export const betsResource = defineRead({
  ...every,
  name: 'team-bets',
  call: calls.teamBets,
  query: ({ search, timeZone, language }: Params & { readonly language: Language }) => ({
    ...daysOf({ search, timeZone }),
    ...(search.member !== undefined && { account: search.member }),
    category: search.category as BetsQuery['category'],
    language,
    pageNo: search.page ?? 1,
  }),
});

export const writeNote = defineWrite({ call: calls.setTeamNote, changes: [memberResource] });
const frozen = [memberResource, downlineResource];
export const freezeMember = defineWrite({ call: calls.freezeTeamMember, changes: frozen });
export const unfreezeMember = defineWrite({ call: calls.unfreezeTeamMember, changes: frozen });
