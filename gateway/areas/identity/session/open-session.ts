import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { countVisit } from '#gateway/ledger/teams/member-days.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { signInMessage } from './sign-in-message.ts';
import { profileOf, readMerchant } from '#gateway/areas/site/merchant.ts';
import { firstRenewalToken, hashRenewalToken } from './renewal-token.ts';
import { endSession, expiryOf, type OpenSession } from './sessions.ts';

/** A retry after this time opens a session of its own; ms. */
const reopenedFor = 60_000;

/** One sign-in, which may be tried more than once: `key` as the app named it, `of` whom or what it signs in. */
type Attempt = { readonly key: string; readonly of: string };

/**
 * `device`: what the session is opened from. `since`: when the password was typed (epoch ms); for a session that another one
 * has handed on, when that one began.
 */
type Opening = {
  readonly memberId: string;
  readonly device: string;
  readonly since?: number;
  readonly attempt?: Attempt | undefined;
};

/** `again`: it was opened before, by a try whose response was lost. `since` as it was opened with. */
type Opened = OpenSession & { readonly since: number; readonly again: boolean };

/**
 * Opens a session for an authenticated member. One attempt has one session: while it is unused,
 * a retry gets it again, with the same token; a used one is ended.
 */
export async function openSession(gateway: Gateway, trx: Transaction<Tables>, opening: Opening): Promise<Opened> {
  const { attempt } = opening;
  const opened = await insertSession(gateway, trx, opening);
  if (opened || !attempt) return opened ?? Promise.reject(new Error('a session was not stored'));
  const again = await reopenSession(gateway, trx, attempt);
  if (again) return again;
  const attempt_hash = hashAttempt(attempt);
  const { id } = await trx
    .updateTable('sessions')
    .set({ attempt_hash: null })
    .where('attempt_hash', '=', attempt_hash)
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSession({ db: trx, clock: gateway.clock }, id);
  return openSession(gateway, trx, opening);
}

/** The unused session that an attempt has just opened; undefined when there is none. */
export async function reopenSession(
  gateway: Gateway,
  trx: Transaction<Tables>,
  attempt: Attempt,
): Promise<Opened | undefined> {
  const row = await trx
    .selectFrom('sessions')
    .select(['id', 'epoch', 'refresh_hash', 'created_at', 'expires_at'])
    .where('attempt_hash', '=', hashAttempt(attempt))
    .where('ended_at', 'is', null)
    .where('rotated_at', '>', gateway.clock() - reopenedFor)
    .executeTakeFirst();
  if (!row) return undefined;
  const token = firstRenewalToken(gateway, row.id, attempt.key);
  if (hashRenewalToken(token) !== row.refresh_hash) return undefined;
  const { id, epoch, created_at: since, expires_at: expiresAt } = row;
  return { session: { id, epoch }, token, expiresAt, since, again: true };
}

/** undefined where the attempt has a session already; waits for a concurrent try. */
async function insertSession(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { memberId, device, since = gateway.clock(), attempt }: Opening,
): Promise<Opened | undefined> {
  const now = gateway.clock();
  const id = randomUUID();
  const token = firstRenewalToken(gateway, id, attempt?.key);
  const merchant = await readMerchant({ db: trx }, gateway.config.merchant);
  const expiresAt = expiryOf(profileOf(merchant?.settings ?? {}), now, since);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sessions')
    .values({
      id,
      member_id: memberId,
      epoch: 1,
      refresh_hash: hashRenewalToken(token),
      previous_refresh_hash: null,
      rotated_at: now,
      created_at: since,
      opened_at: now,
      expires_at: expiresAt,
      ended_at: null,
      user_agent: device,
      attempt_hash: attempt ? hashAttempt(attempt) : null,
    })
    .onConflict((conflict) => conflict.column('attempt_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  await countVisit(trx, memberId, now);
  if (await isOpenElsewhere(trx, { memberId, id, now }))
    // This device has no subscription yet: only other devices are notified.
    await notifyMember(trx, { memberId }, signInMessage(device, now, merchant?.settings.timeZone ?? 'UTC'), now);
  return { session: { id, epoch: 1 }, token, expiresAt, since, again: false };
}

/** Whether a member has another session: a sign-in without others needs no notification. */
async function isOpenElsewhere(
  trx: Transaction<Tables>,
  { memberId, id, now }: { memberId: string; id: string; now: number },
): Promise<boolean> {
  const other = await trx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Bound to whom it signs in: the same key in another's hands finds nothing. */
const hashAttempt = ({ key, of }: Attempt): string => createHash('sha256').update(`${of} ${key}`).digest('base64url');
