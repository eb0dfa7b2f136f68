import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { endForNewPassword } from '../session/end-for-new-password.ts';
import { forgetFailures } from '../session/login-failures.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { storePassword } from '../session/store-password.ts';
import { judgeProof, recordWrong } from './judge-proof.ts';
import { type Owner, type Proof, wrongProof } from './proof.ts';
import { listRecentMethods } from './recent-methods.ts';
import { recoveryBegunMail, recoveryBegunSms } from './recovery-messages.ts';
import { beginWait } from './recovery-waits.ts';
import { contactsOf, warnContacts } from './warn-contacts.ts';

type NewPassword = {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly language: Language;
  readonly ip: string;
  readonly key: string | undefined;
};

/** Runs in the transaction for the proven owner; returns the call's value. */
type Settle<T> = (trx: Transaction<Tables>, owner: Owner, hash: string) => Promise<T>;

/**
 * Sets a new password for a member who has lost theirs [S2-007], and ends all sessions of the account; notifies its devices and its e-mail
 * address. Returns the account's name. A repeated key runs once. Refuses as checkNewPassword does, and
 * with `verification_code_error` at `code`, or `recovery_failed` at `answer` [S2-231]: for an unknown account, one without this method, a locked one and
 * a wrong proof, after the same statements and hashes. Wrong proofs are security events.
 */
export async function recoverPassword(
  gateway: Gateway,
  proof: Proof,
  wanted: NewPassword,
): Promise<{ userName: string }> {
  const { owner, answer } = await proveOwner(gateway, proof, wanted, async (trx, { id: memberId, account }, hash) => {
    if (!(await storePassword(gateway, trx, { memberId, hash }))) throw wrongProof(proof);
    await endForNewPassword(gateway, trx, { memberId, language: wanted.language });
    await listRecentMethods(trx, memberId, gateway.clock());
    return { userName: account };
  });
  if (owner) {
    // A proven owner needs no captcha for earlier wrong passwords.
    await forgetFailures(gateway, { account: owner.account_folded });
    const about = { memberId: owner.id, ip: wanted.ip, detail: `by ${proof.by}` };
    await recordSecurityEvent(gateway, { kind: 'password_recovered', ...about });
  }
  return answer;
}

/**
 * The same by an answer to the security question, which others may guess or know: the new password is pending for a day (recovery-waits.ts),
 * and the owner is notified at once in the app, by e-mail and by SMS. Returns also when it becomes valid.
 */
export async function recoverLater(
  gateway: Gateway,
  proof: Proof,
  wanted: NewPassword,
): Promise<{ userName: string; worksFrom: number }> {
  const { language, ip } = wanted;
  const { owner, answer } = await proveOwner(gateway, proof, wanted, async (trx, { id: memberId, account }, hash) => ({
    userName: account,
    worksFrom: await beginWait(gateway, trx, { memberId, hash, language }),
  }));
  if (owner) {
    const warning = { mail: recoveryBegunMail, sms: recoveryBegunSms };
    const send = await warnContacts(gateway, await contactsOf(gateway, owner.id), warning, language);
    await transact(gateway.db, send);
    await recordSecurityEvent(gateway, { kind: 'recovery_begun', memberId: owner.id, ip, detail: `by ${proof.by}` });
  }
  return answer;
}

/** `owner`: undefined where the response is a repeated one. */
async function proveOwner<T extends object>(
  gateway: Gateway,
  proof: Proof,
  wanted: NewPassword,
  settle: Settle<T>,
): Promise<{ owner: Owner | undefined; answer: T }> {
  const { newPassword, ip, key } = wanted;
  // First, because it says nothing of the account and uses nothing up.
  await checkNewPassword(gateway, { ...wanted, words: proof.words });
  await gateway.limits.consume('recovery-address', ip);
  const refused = await judgeProof(gateway, proof, ip);
  // Only the owner gets here unrefused: a stranger's time says nothing.
  const hash = refused ? '' : await hashPassword(gateway, newPassword);
  const body = secretDigest(gateway, [...proof.typed, newPassword]);
  const scope = `recover:${secretDigest(gateway, [proof.by, proof.typed[0]])}`;
  let owner: Owner | undefined;
  const seen = { wrong: false };
  try {
    const answer = await runOnce(gateway, { scope, key, body }, async (trx) => {
      seen.wrong = refused !== null;
      if (refused) throw refused;
      owner = await proof.take(trx);
      if (!owner) throw wrongProof(proof);
      return settle(trx, owner, hash);
    });
    return { owner, answer };
  } catch (error) {
    if (refused && seen.wrong) await recordWrong(gateway, proof, refused, ip);
    throw error;
  }
}
