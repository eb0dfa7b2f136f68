import { type Profile, rule } from '#src/contract/core/profiles.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { readProfile } from '#gateway/areas/site/profile-access.ts';
import { countVisit } from '#gateway/ledger/teams/member-days.ts';
import { dropSubscriptionsOf } from '#gateway/areas/notify/push/subscriptions.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { everySecret } from '#gateway/process/secrets.ts';
import { hashRenewalToken, isGenuine, nextRenewalToken, type RenewalToken } from './renewal-token.ts';

const day = 86_400_000;
/** A session ends this long after its last renewal, and at the latest this long after the login; ms. */
const idleTime = 30 * day;
const longestTime = 180 * day;
/** A session of a visit (visit-session.ts) within hours; ms. */
const visitIdleTime = 2 * 3_600_000;
const longestVisit = 12 * 3_600_000;

export type OpenSession = {
  readonly session: { readonly id: string; readonly epoch: number };
  readonly token: RenewalToken;
  readonly expiresAt: number;
};
export type RenewedSession = OpenSession & { readonly member: Pick<Tables['members'], 'id' | 'account' | 'type'> };

/** The expiry of a session that is opened or renewed now under a profile; `since`: when the password was typed. Epoch ms. */
export function expiryOf(profile: Profile, now: number, since: number): number {
  const minutes = rule(profile, 'idleMinutes');
  const idle = minutes === 0 ? idleTime : Math.min(idleTime, minutes * 60_000);
  return Math.min(now + idle, since + longestTime);
}

/** The same of a session of a visit; `opened` is when it began. Epoch ms. */
export const visitExpiry = (now: number, opened: number): number =>
  Math.min(now + visitIdleTime, opened + longestVisit);

/**
 * Renews by a token and returns its successor. The token before the current one gets the current one, until that has
 * been used: two tabs, or a lost response, end nothing [S2-104]. An older token was copied: it
 * ends the session.
 * Throws Refusal('session_ended') for every token that renews nothing.
 */
export async function renewSession(gateway: Gateway, presented: RenewalToken): Promise<RenewedSession> {
  const now = gateway.clock();
  const hash = hashRenewalToken(presented);
  const row = await findOpenSession(gateway, presented.sessionId);
  // A token in the database is genuine, also under a removed master secret; the kind of a page's token follows from its own mark.
  const known = !presented.visit && (hash === row?.refresh_hash || hash === row?.previous_refresh_hash);
  if (!row || (!known && !isGenuine(gateway, presented))) throw new Refusal('session_ended');
  const longest = expiryOf(await readProfile(gateway), now, row.created_at);
  const expiresAt = presented.visit ? Math.min(visitExpiry(now, row.opened_at ?? row.created_at), longest) : longest;
  const { id, account, type } = row;
  const renewedBy = (token: RenewalToken) => ({
    session: { id: presented.sessionId, epoch: row.epoch },
    token,
    expiresAt,
    member: { id, account, type },
  });

  // Only one of several at once finds the hash unchanged; the others find it as the previous one, as below.
  const successor = nextRenewalToken(gateway, presented);
  const rotated = await gateway.db
    .updateTable('sessions')
    .set({
      refresh_hash: hashRenewalToken(successor),
      previous_refresh_hash: hash,
      rotated_at: now,
      expires_at: expiresAt,
    })
    .where('id', '=', presented.sessionId)
    .where('refresh_hash', '=', hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (rotated.numUpdatedRows === 1n) {
    await countVisit(gateway.db, id, now);
    return renewedBy(successor);
  }

  const after = await findOpenSession(gateway, presented.sessionId);
  if (after?.previous_refresh_hash === hash) {
    const given = everySecret(gateway).map((secret) => nextRenewalToken(secret, presented));
    const current = given.find((token) => hashRenewalToken(token) === after.refresh_hash);
    if (current) return renewedBy(current);
  } else if (after) {
    await endSession(gateway, presented.sessionId);
    await recordSecurityEvent(gateway, { kind: 'renewal_copied', memberId: id, detail: 'its session was ended' });
  }
  throw new Refusal('session_ended');
}

/** Whether a renewal token is its session's own, or the one before it while that is unused; leaves it as it is. */
export async function holdsSession(gateway: Gateway, token: RenewalToken): Promise<boolean> {
  const row = await findOpenSession(gateway, token.sessionId);
  const hash = hashRenewalToken(token);
  return row?.refresh_hash === hash || row?.previous_refresh_hash === hash;
}

/** Ends a session at once, for every process; ending it again changes nothing. */
export async function endSession({ db, clock }: Pick<Gateway, 'db' | 'clock'>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: clock() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await dropSubscriptionsOf(db, sessionId);
}

/** An open session with its member; undefined where it has ended, expired, or its member is locked or of no member type. */
export async function findOpenSession({ db, clock, config }: Gateway, sessionId: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['members.id', 'members.account', 'members.type'])
    .select(['sessions.epoch', 'sessions.created_at', 'sessions.opened_at'])
    .select(['sessions.refresh_hash', 'sessions.previous_refresh_hash'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', clock())
    .where('members.status', '=', 'open')
    .where('members.merchant_code', '=', config.merchant)
    .executeTakeFirst();
  return row && may.signIn(row.type) ? row : undefined;
}
