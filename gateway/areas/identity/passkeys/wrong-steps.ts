import type { Gateway } from '#gateway/context/gateway.ts';
import { limits } from '#gateway/context/rate-limit.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { spendToken } from '#gateway/context/spend-token.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { wrongSecondSteps } from '#gateway/areas/notify/push/account-messages.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** After so many wrong proofs within an hour the member is told that somebody knows the password, once a day. */
const told = 3;
const day = 86_400_000;
const name = 'second-step-member';

/**
 * Counts a proof of a second step before it is looked at, over all networks: six digits are guessed. Beyond what is allowed codes of apps are
 * refused for an hour (`rate_limited`); passkeys and recovery codes, which nobody guesses, go on. Answers how many are left.
 */
export async function countStep(gateway: Gateway, memberId: string, isGuessable: boolean): Promise<number> {
  try {
    return await gateway.limits.consume(name, memberId);
  } catch (error) {
    if (isGuessable || !(error instanceof Refusal)) throw error;
    return 0;
  }
}

/** A right proof is not counted. */
export const forgiveStep = (gateway: Gateway, memberId: string): Promise<void> =>
  gateway.limits.giveBack(name, memberId);

/** Tells the member of wrong proofs after a right password, and notes that codes of apps are refused from here on. */
export async function tellOfWrongSteps(gateway: Gateway, wrong: { memberId: string; left: number; ip: string }) {
  const { db, clock } = gateway;
  const { memberId, left, ip } = wrong;
  if (left === 0) await recordSecurityEvent(gateway, { kind: 'second_step_blocked', memberId, ip });
  if (left > limits[name].points - told) return;
  if (!(await spendToken(db, { kind: 'wrong-second-steps', id: memberId, expiresAt: clock() + day }))) return;
  await transact(db, (trx) => notifyMember(trx, { memberId }, wrongSecondSteps, clock()));
}
