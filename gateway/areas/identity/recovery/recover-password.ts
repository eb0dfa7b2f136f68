import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endForNewPassword } from '../session/end-for-new-password.ts';
import { forgetFailures } from '../session/login-failures.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { storePassword } from '../session/store-password.ts';

export type Owner = Pick<Tables['members'], 'id' | 'account' | 'account_folded'>;

/**
 * One way to show that an account is somebody's. `look` answers nothing when what he brings seems right, else the refusal, and counts the
 * try; for a name without an account it does the same work and refuses. `take` uses it up in the transaction that stores the password.
 */
export type Proof = {
  readonly by: 'email' | 'sms' | 'question';
  /** What was typed: who he says he is, and what shows it. */
  readonly typed: readonly string[];
  /** What else a stranger would try as a password. */
  readonly words: readonly string[];
  /** The field that a refusal is about. */
  readonly field: 'code' | 'answer';
  readonly look: () => Promise<Refusal | null>;
  readonly take: (trx: Transaction<Tables>) => Promise<Owner | undefined>;
};

type NewPassword = {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly language: Language;
  readonly ip: string;
  readonly key: string | undefined;
};

/**
 * Chooses a new password for a member who has lost his [S2-007], and ends all sessions of the account; its devices and its e-mail
 * address are told. Answers the account's name. A key that comes again after a lost answer is done once. Refuses as checkNewPassword does, and
 * with `verification_code_error` at `code`, or `recovery_failed` at `answer` [S2-231]: for an account that there is not, one that has no such way, a locked one and
 * a wrong proof alike, after the same statements and hashes.
 */
export async function recoverPassword(
  gateway: Gateway,
  proof: Proof,
  wanted: NewPassword,
): Promise<{ userName: string }> {
  const { newPassword, ip, key } = wanted;
  // First, because it says nothing of the account and uses nothing up.
  await checkNewPassword(gateway, { ...wanted, words: proof.words });
  await gateway.limits.consume('recovery-address', ip);
  const refused = await proof.look();
  // Only the owner gets here unrefused: a stranger's time says nothing.
  const hash = refused ? '' : await hashPassword(newPassword);
  const body = secretDigest(gateway, [...proof.typed, newPassword]);
  const scope = `recover:${secretDigest(gateway, [proof.by, proof.typed[0]])}`;
  let owner: Owner | undefined;
  const answer = await runOnce(gateway, { scope, key, body }, async (trx) => {
    if (refused) throw refused;
    const member = await proof.take(trx);
    if (!member || !(await storePassword(gateway, trx, { memberId: member.id, hash }))) throw wrongProof(proof);
    await endForNewPassword(gateway, trx, { memberId: member.id, language: wanted.language });
    owner = member;
    return { userName: member.account };
  });
  if (owner) {
    // Whoever has just shown that he is the owner need not read a captcha for what he had forgotten.
    await forgetFailures(gateway, { account: owner.account_folded });
    await recordSecurityEvent(gateway, {
      kind: 'password_recovered',
      memberId: owner.id,
      ip,
      detail: `by ${proof.by}`,
    });
  }
  return answer;
}

/** The one answer to whatever shows nothing. */
export const wrongProof = ({ field }: Pick<Proof, 'field'>): Refusal =>
  new Refusal(field === 'code' ? 'verification_code_error' : 'recovery_failed', { fields: [field] });
