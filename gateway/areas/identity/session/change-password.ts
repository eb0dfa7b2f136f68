import type { ReadBody } from '#src/contract/call-types.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { changePassword as call } from '#src/contract/identity/password.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endForNewPassword } from './end-for-new-password.ts';
import { checkNewPassword } from './new-password.ts';
import { checkOwnPassword, wrongPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { secretDigest } from './secret-digest.ts';
import { storePassword } from './store-password.ts';

type Change = ReadBody<typeof call> & {
  readonly language: Language;
  readonly ip: string;
  readonly key: string | undefined;
};

/**
 * Changes a member's password [S2-134, S2-204], ends all other sessions and notifies their devices. The same key and body
 * after a lost response runs once. Refuses as checkNewPassword does, with `same_password` for the old one [S2-165], with
 * `wrong_password` at `oldPassword`, and with `rate_limited` after too many of these.
 */
export async function changePassword(gateway: Gateway, member: Member, change: Change): Promise<void> {
  const { oldPassword, newPassword, confirmNewPassword, language, ip, key } = change;
  if (newPassword === oldPassword) throw new Refusal('same_password', { fields: ['newPassword'] });
  await checkNewPassword(gateway, { newPassword, confirmNewPassword, words: [member.account] });
  // Hashing takes long, and nothing else is written while a transaction of the embedded database runs.
  const old = await checkOwnPassword(gateway, member, oldPassword);
  const hash = old.right ? await hashPassword(gateway, newPassword) : '';
  const asked = {
    scope: `${member.id}:changePassword`,
    key,
    body: secretDigest(gateway, { oldPassword, newPassword }),
  };
  // A retry would find the old password wrong: it gets the first one's response.
  await runOnce(gateway, asked, async (trx) => {
    const stored = old.right && (await storePassword(gateway, trx, { memberId: member.id, hash, before: old.hash }));
    if (!stored) throw wrongPassword('oldPassword');
    await endForNewPassword(gateway, trx, { memberId: member.id, except: member.sessionId, language });
    return {};
  });
  await recordSecurityEvent(gateway, { kind: 'password_changed', memberId: member.id, ip });
}
