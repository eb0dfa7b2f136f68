import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { hashText } from '#gateway/ledger/canonical-hash.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { noPassword } from '#gateway/areas/site/has-password.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey } from '#gateway/process/secrets.ts';
import { openSession } from './open-session.ts';
import { endSession } from './sessions.ts';

/** A trial account is open this long; milliseconds. */
const trialLife = 86_400_000;
/** A device gets the trial account that it has instead of another one for this long; milliseconds. */
export const sameTrialFor = 3_600_000;

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The token of a device: the one issued to it before, or one derived from the request's key, the same for the same key. */
export type TrialAsked = { readonly held: string | undefined; readonly key: string | undefined };

/**
 * The secrets by which a device may have a trial account: that of its cookie, and that of its request, which is the one of a
 * new account.
 */
export function trialSecrets(gateway: Gateway, { held, key }: TrialAsked): { known: string[]; fresh: string } {
  const fresh =
    key === undefined
      ? randomBytes(32).toString('base64url')
      : createHmac('sha256', deriveKey(gateway, 'trial-device')).update(key).digest('base64url');
  return { known: held ? [held, fresh] : [fresh], fresh };
}

/** The trial account that one of these secrets has opened within the hour, by its secret. */
export async function findTrial({ db, clock }: Pick<Gateway, 'db' | 'clock'>, secrets: readonly string[]) {
  for (const secret of secrets) {
    const row = await db
      .selectFrom('trial_accounts')
      .innerJoin('members', 'members.id', 'trial_accounts.member_id')
      .select(['members.id', 'members.account', 'members.type', 'trial_accounts.created_at'])
      .where('device_hash', '=', hashText(secret))
      .where('trial_accounts.created_at', '>', clock() - sameTrialFor)
      .where('members.status', '=', 'open')
      .executeTakeFirst();
    if (row) return { secret, member: row };
  }
  return undefined;
}

/**
 * Opens a trial account for a secret in the running transaction; of several at once one does, and all are given the same. Refuses with no_permission
 * where the operator has locked it.
 */
export async function openTrial(gateway: Gateway, trx: Transaction<Tables>, secret: string) {
  const now = gateway.clock();
  const id = randomUUID();
  const claimed = await trx
    .insertInto('trial_accounts')
    .values({ device_hash: hashText(secret), member_id: id, created_at: now, expires_at: now + trialLife })
    .onConflict((conflict) => conflict.column('device_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) {
    const account = `trial-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`;
    await trx
      .insertInto('members')
      .values({
        id,
        account,
        account_folded: foldText(account),
        type: 4,
        nickname: '',
        password_hash: noPassword,
        status: 'open',
        labels: '[]',
        vip_label: '',
        merchant_code: gateway.config.merchant,
        first_login_at: now,
        created_at: now,
      })
      .execute();
    return { id, account, type: 4 };
  }
  const { status, ...member } = await trx
    .selectFrom('trial_accounts')
    .innerJoin('members', 'members.id', 'trial_accounts.member_id')
    .select(['members.id', 'members.account', 'members.type', 'members.status'])
    .where('device_hash', '=', hashText(secret))
    .executeTakeFirstOrThrow();
  if (status === 'locked') throw new Refusal('no_permission');
  return member;
}

/** Signs a trial account in; a repeated request gets the session that it opened. */
export const enterTrial = (
  gateway: Gateway,
  trx: Transaction<Tables>,
  memberId: string,
  { device, key }: { readonly device: string; readonly key: string | undefined },
) =>
  openSession(gateway, trx, {
    memberId,
    device,
    attempt: key === undefined ? undefined : { key, of: memberId },
  });

/** Closes expired trial accounts: they cannot be signed in to again, and their sessions end. */
export async function sweepTrials(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const over = await db
    .selectFrom('trial_accounts')
    .select(['device_hash', 'member_id'])
    .where('expires_at', '<=', clock())
    .limit(500)
    .execute();
  for (const { device_hash: hash, member_id: id } of over)
    await transact(db, async (trx) => {
      await trx.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
      const open = trx.selectFrom('sessions').select('id').where('member_id', '=', id).where('ended_at', 'is', null);
      for (const session of await open.execute()) await endSession({ db: trx, clock }, session.id);
      await trx.deleteFrom('trial_accounts').where('device_hash', '=', hash).execute();
    });
}
