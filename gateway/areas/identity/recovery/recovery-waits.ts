import { questionWait } from '#src/contract/identity/recovery.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { endForNewPassword } from '../session/end-for-new-password.ts';
import { forgetFailures } from '../session/login-failures.ts';
import { storePassword } from '../session/store-password.ts';
import { listRecentMethods } from './recent-methods.ts';
import { recoveryBegun } from './recovery-messages.ts';

/** Maximum number in one poll. */
const atOnce = 50;

type Begun = { readonly memberId: string; readonly hash: string; readonly language: Language };

/** Stores a new password as pending for a day, replacing another pending one, and notifies the member; returns when it becomes valid, epoch ms. */
export async function beginWait({ clock }: Gateway, trx: Transaction<Tables>, begun: Begun): Promise<number> {
  const { memberId, hash, language } = begun;
  const now = clock();
  const row = { password_hash: hash, language, begun_at: now, due_at: now + questionWait };
  await trx
    .insertInto('recovery_waits')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  await notifyMember(trx, { memberId }, recoveryBegun, now);
  return row.due_at;
}

/** Cancels the pending new password; returns whether there was one. */
export async function cancelWait(
  gateway: Gateway,
  { memberId, detail, ip }: { readonly memberId: string; readonly detail: string; readonly ip: string },
): Promise<boolean> {
  const { numDeletedRows } = await gateway.db
    .deleteFrom('recovery_waits')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordSecurityEvent(gateway, { kind: 'recovery_cancelled', memberId, ip, detail });
  return true;
}

/**
 * Sets the due passwords, each once over all processes, and ends the sessions of their accounts. Returns the number
 * of them.
 */
export async function setDuePasswords(gateway: Gateway): Promise<number> {
  const due = await gateway.db
    .selectFrom('recovery_waits')
    .innerJoin('members', 'members.id', 'recovery_waits.member_id')
    .select(['member_id', 'account_folded', 'recovery_waits.password_hash', 'language'])
    .where('merchant_code', '=', gateway.config.merchant)
    .where('due_at', '<=', gateway.clock())
    .limit(atOnce)
    .execute();
  let set = 0;
  for (const { member_id: memberId, account_folded: account, password_hash: hash, language } of due) {
    const isSet = await transact(gateway.db, async (trx) => {
      const taken = await trx
        .deleteFrom('recovery_waits')
        .where('member_id', '=', memberId)
        .where('password_hash', '=', hash)
        .executeTakeFirst();
      if (taken.numDeletedRows !== 1n || !(await storePassword(gateway, trx, { memberId, hash }))) return false;
      await endForNewPassword(gateway, trx, { memberId, language });
      await listRecentMethods(trx, memberId, gateway.clock());
      return true;
    });
    if (!isSet) continue;
    set += 1;
    await forgetFailures(gateway, { account });
    await recordSecurityEvent(gateway, { kind: 'password_recovered', memberId, detail: 'by question' });
  }
  return set;
}
