import type { Gateway } from '#gateway/context/gateway.ts';
import { limits } from '#gateway/context/limits.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { wrongSecondSteps } from '#gateway/areas/notify/push/account-messages.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Wrong proofs within an hour after which the member is warned that the password is known, once a day. */
const told = 3;
const day = 86_400_000;
const name = 'second-step-member';

/**
 * Counts a proof of a second step before it is checked, over all networks: six digits can be guessed. Beyond the limit, codes of apps are
 * refused for an hour (`rate_limited`); passkeys and recovery codes, which cannot be guessed, still work. Returns the number left.
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

/** Warns the member of wrong proofs after a right password, and records once codes of apps are refused. */
export async function warnOfWrongSteps(gateway: Gateway, wrong: { memberId: string; left: number; ip: string }) {
  const { db, clock } = gateway;
  const { memberId, left, ip } = wrong;
  if (left === 0) await recordSecurityEvent(gateway, { kind: 'second_step_blocked', memberId, ip });
  if (left > limits[name].points - told) return;
  if (!(await consumeToken(db, { kind: 'wrong-second-steps', id: memberId, expiresAt: clock() + day }))) return;
  await transact(db, (trx) => notifyMember(trx, { memberId }, wrongSecondSteps, clock()));
}
