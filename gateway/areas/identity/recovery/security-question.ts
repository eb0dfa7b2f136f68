import { shortestAnswer } from '#src/contract/identity/security.ts';
import type { SecurityQuestion } from '#src/contract/identity/security.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { hashPassword } from '../session/password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { foldAnswer } from './fold-answer.ts';

type Chosen = {
  readonly password: string;
  readonly question: SecurityQuestion;
  readonly answer: string;
  readonly ip: string;
  readonly key: string | undefined;
};

/**
 * Replaces a member's security question [S2-215]; the answer is stored as a hash of its folded form. A new password
 * that is pending by the previous answer is cancelled.
 * Refuses with `invalid_request` an answer that is too short, with `wrong_password` at `password`, and with `rate_limited`.
 */
export async function setSecurityQuestion(gateway: Gateway, member: Member, chosen: Chosen): Promise<void> {
  const { password, question, ip, key } = chosen;
  const answer = foldAnswer(chosen.answer);
  if (Array.from(answer).length < shortestAnswer) throw new Refusal('invalid_request', { fields: ['answer'] });
  const { right } = await checkOwnPassword(gateway, member, password);
  if (!right) throw wrongPassword('password');
  const row = { question, answer_hash: await hashPassword(gateway, answer), set_at: gateway.clock() };
  const asked = { scope: `${member.id}:securityQuestion`, key, body: secretDigest(gateway, [question, answer]) };
  await runOnce(gateway, asked, async (trx) => {
    await trx
      .insertInto('security_answers')
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('recovery_waits').where('member_id', '=', member.id).execute();
    return {};
  });
  await recordSecurityEvent(gateway, { kind: 'security_question_set', memberId: member.id, ip });
}
