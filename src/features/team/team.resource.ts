import { rangeOf } from '#src/components/kit/records/record-search.ts';
import type { CallQuery } from '#src/contract/call-types.ts';
import * as calls from '#src/contract/agents/team.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import type { TeamSearch } from './team-search.ts';

type Params = { readonly search: TeamSearch };
type BetsQuery = CallQuery<typeof calls.teamBets>;

/** Without dates in the URL the range ends today, at the time of each request. */
function daysOf(search: TeamSearch) {
  const { from, to } = rangeOf(search, new Date(serverTime()));
  return { startDate: from, endDate: to };
}

const every = { key: (params: unknown) => JSON.stringify(params), freshFor: 0 } as const;
/** Only what a read depends on is part of its key. */
const days = ({ from, to }: TeamSearch): TeamSearch => ({ from, to });

export const figuresResource = defineRead({
  ...every,
  name: 'team-figures',
  key: ({ search }: Params) => JSON.stringify(days(search)),
  call: calls.teamFigures,
  query: ({ search }: Params) => daysOf(search),
});

export const downlineResource = defineRead({
  ...every,
  name: 'team-downline',
  call: calls.downline,
  query: ({ search }: Params) => ({
    ...daysOf(search),
    ...(search.member !== undefined && { member: search.member }),
    ...(search.q !== undefined && { search: search.q }),
    sort: search.sort as calls.TeamSort | undefined,
    pageNo: search.page ?? 1,
  }),
});

export const memberResource = defineRead({
  ...every,
  name: 'team-member',
  key: ({ search, account }: Params & { readonly account: string }) => JSON.stringify([days(search), account]),
  call: calls.teamMember,
  query: ({ search, account }: Params & { readonly account: string }) => ({ ...daysOf(search), account }),
});

export const betsResource = defineRead({
  ...every,
  name: 'team-bets',
  call: calls.teamBets,
  query: ({ search, language }: Params & { readonly language: Language }) => ({
    ...daysOf(search),
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
