import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import type { teamMember } from '#src/contract/agents/team.ts';
import { ratesOfAgent } from '../rates.ts';
import { addUp, inAmounts } from './amounts.ts';
import { readBranchDays } from './branch-days.ts';
import { findTeamMember } from './find-member.ts';
import { showFreeze } from './freeze-member.ts';
import { readNote } from './notes.ts';
import { describePeople } from './people.ts';
import { daysAsked, type TeamPlace } from './team-place.ts';

/** One member of the team. */
export async function readTeamMember(
  place: TeamPlace,
  { account, ...asked }: ReadQuery<typeof teamMember>,
): Promise<CallValue<typeof teamMember>> {
  const days = daysAsked(place, asked);
  const member = await findTeamMember(place, account);
  const { rows, at } = await readBranchDays(place, member.id, days);
  const [person] = await describePeople(place, [member]);
  if (!person) throw new Error(`${member.id} is not described`);
  const note = await readNote(place.db, { agentId: place.agentId, memberId: member.id });
  const freeze = await showFreeze(place, member.id);
  return {
    ...person,
    since: member.since,
    figures: inAmounts(addUp(rows)),
    ...{ startDate: days.from, endDate: days.to },
    ...(person.isAgent && { rates: { ...(await ratesOfAgent(place.db, member.id, place.today)) } }),
    ...(note && { note }),
    ...(freeze && { freeze }),
    mayFreeze: place.mayFreeze,
    at,
  };
}
