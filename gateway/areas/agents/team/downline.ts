import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import { type downline, teamOnPage } from '#src/contract/agents/team.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { countOnline } from '../presence.ts';
import { readTail } from '../tails/read-tail.ts';
import { inAmounts } from './amounts.ts';
import { readDownlineRows } from './downline-rows.ts';
import { findTeamMember, pathTo } from './find-member.ts';
import { countBranch, countFound } from './members-below.ts';
import { describePeople } from './people.ts';
import { readRanking } from './ranking.ts';
import { daysAsked, type TeamPlace } from './team-place.ts';

/** A page of the members directly below the agent or one of the team, or of all below whose account has a text [S2-220]. */
export async function readDownline(
  place: TeamPlace,
  { member: account, search, sort, pageNo, ...asked }: ReadQuery<typeof downline>,
): Promise<CallValue<typeof downline>> {
  const { db, agentId, today, now } = place;
  const days = daysAsked(place, asked);
  const member = account === undefined ? undefined : await findTeamMember(place, account);
  const below = { branch: member?.id ?? agentId, level: member?.level ?? 0, text: foldText(search) };
  const tail = await readTail(place, below.branch);
  const whole = tail?.rows.find(({ day, category }) => day === today && category === '')?.members;
  const counters = await countBranch(place, below.branch, whole);
  const totalCount = below.text === '' ? counters.direct : await countFound(place, below);
  const ranking = tail && (await readRanking(place, days));
  const rows = await readDownlineRows(place, {
    ...below,
    ...{ days, sort, pageNo, ranking },
    ...{ found: totalCount, whole: counters.whole },
  });
  const people = await describePeople(place, rows);
  return {
    path: member ? await pathTo(place, member.id) : [],
    counters: { ...counters, online: await countOnline(db, below.branch, today, now) },
    list: people.map((person, index) => ({ ...person, figures: inAmounts(rows[index] as never) })),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / teamOnPage),
    totalCount,
    ...{ startDate: days.from, endDate: days.to, at: tail?.at ?? now },
  };
}
