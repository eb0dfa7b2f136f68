import { may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Notes that a member has read an announcement; again changes nothing. Refuses with `not_found` what is none of his. */
export async function recordRead({ db, clock }: Gateway, member: Member, announcementId: string): Promise<void> {
  const found = await db
    .selectFrom('announcements')
    .select(['type', 'execution'])
    .where('id', '=', announcementId)
    .where('active', '=', 1)
    .executeTakeFirst();
  const isTheirs = found && found.execution !== 'B' && (found.type !== 'A' || may.agentArea(member.type));
  if (!isTheirs) throw new Refusal('not_found');
  await db
    .insertInto('announcement_reads')
    .values({ member_id: member.id, announcement_id: announcementId, read_at: clock() })
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .execute();
}
