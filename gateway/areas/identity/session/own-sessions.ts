import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { describeDevice } from './describe-device.ts';
import { endSession } from './sessions.ts';

type Place = Pick<Gateway, 'db' | 'clock'>;
type Asking = Pick<Member, 'id' | 'sessionId'>;

/** Maximum number in the list; the remaining ones end with 'end all others', too. */
const mostShown = 50;

/** A member's sessions that go on: the one that asks first, then those that were seen last. A renewal is when one was seen. */
export async function listOwnSessions(gateway: Place, { id, sessionId }: Asking): Promise<OpenSession[]> {
  const rows = await openOf(gateway, id)
    .select(['id', 'user_agent', 'created_at', 'opened_at', 'rotated_at'])
    .orderBy((eb) => eb.case().when('id', '=', sessionId).then(0).else(1).end())
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    ...describeDevice(row.user_agent),
    firstSeenAt: row.opened_at ?? row.created_at,
    lastSeenAt: row.rotated_at,
  }));
}

/** Ends another session of the member at once; another member's, the caller's own or an ended one is unchanged. */
export async function endOwnSession(gateway: Place, { id, sessionId }: Asking, which: string): Promise<void> {
  const row = await openOf(gateway, id)
    .select('id')
    .where('id', '=', which)
    .where('id', '!=', sessionId)
    .executeTakeFirst();
  if (row) await endSession(gateway, row.id);
}

/** Ends all other sessions of the member; returns their number. */
export async function endOtherSessions(gateway: Place, { id, sessionId }: Asking): Promise<number> {
  const rows = await openOf(gateway, id).select('id').where('id', '!=', sessionId).execute();
  for (const row of rows) await endSession(gateway, row.id);
  return rows.length;
}

const openOf = ({ db, clock }: Place, memberId: string) =>
  db
    .selectFrom('sessions')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock());
