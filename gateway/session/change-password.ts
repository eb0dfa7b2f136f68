import type { changePassword as call } from '#src/contract/password.ts';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Gateway } from '../context/gateway.ts';
import { noteSecurityEvent } from '../context/security-events.ts';
import type { Tables } from '../db/tables.ts';
import { runOnce } from '../domain/idempotency.ts';
import type { Member } from '../domain/member.ts';
import { Refusal } from '../process/refusal.ts';
import { passwordChanged } from '../push/account-messages.ts';
import { endSessionsOf } from './end-sessions.ts';
import { checkNewPassword } from './new-password.ts';
import { checkOwnPassword, wrongPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { secretDigest } from './secret-digest.ts';

type Change = v.InferOutput<typeof call.body> & { readonly ip: string; readonly key: string | undefined };

/**
 * Changes a member's password [S2-134, S2-204] and ends all other sessions; their devices are told. The same key and body again
 * after a lost answer is done once. Refuses as checkNewPassword does, with `same_password` for the old one [S2-165], with
 * `wrong_password` at `oldPassword`, and with `rate_limited` after too many of these.
 */
export async function changePassword(gateway: Gateway, member: Member, change: Change): Promise<void> {
  const { oldPassword, newPassword, confirmNewPassword, ip, key } = change;
  if (newPassword === oldPassword) throw new Refusal('same_password', { fields: ['newPassword'] });
  await checkNewPassword(gateway, { newPassword, confirmNewPassword, words: [member.account] });
  // Hashing takes long, and nothing else is written while a transaction of the embedded database runs.
  const old = await checkOwnPassword(gateway, member, oldPassword);
  const hash = old.right ? await hashPassword(newPassword) : '';
  const asked = {
    scope: `${member.id}:changePassword`,
    key,
    body: secretDigest(gateway, { oldPassword, newPassword }),
  };
  // A second try finds the old password wrong, and the first one's answer.
  await runOnce(gateway, asked, async (trx) => {
    const stored = old.right && (await storePassword(gateway, trx, { memberId: member.id, hash, before: old.hash }));
    if (!stored) throw wrongPassword('oldPassword');
    await endSessionsOf(trx, {
      memberId: member.id,
      except: member.sessionId,
      tell: passwordChanged,
      now: gateway.clock(),
    });
    return {};
  });
  await noteSecurityEvent(gateway, { kind: 'password_changed', memberId: member.id, ip });
}

/** `before`: the hash that is replaced; with another one in its place nothing is stored. */
type Stored = { readonly memberId: string; readonly hash: string; readonly before?: string };

/** Puts a password's hash in the place of the one before. False when somebody else has just done so, or the account is locked. */
async function storePassword(
  { clock }: Pick<Gateway, 'clock'>,
  trx: Transaction<Tables>,
  { memberId, hash, before }: Stored,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ password_hash: hash })
    .where('id', '=', memberId)
    .where('status', '=', 'open')
    .$if(before !== undefined, (update) => update.where('password_hash', '=', before ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const changed = { changed_at: clock() };
  await trx
    .insertInto('password_changes')
    .values({ member_id: memberId, ...changed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changed))
    .execute();
  return true;
}
