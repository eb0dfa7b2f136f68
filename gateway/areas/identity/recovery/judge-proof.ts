import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { secretDigest } from '../session/secret-digest.ts';
import type { Proof } from './proof.ts';

/** A block is noted once in this time for one account or number; ms. */
const blockNoted = 3_600_000;

const wrongCodes: ReadonlySet<string> = new Set(['verification_code_error', 'recovery_failed']);

/**
 * Checks a proof: null for a right one, the refusal for a wrong one, which is recorded once it is the response (recordWrong): a retry after a
 * lost response finds its code consumed. The first try beyond the limit is recorded as `recovery_blocked`. Throws what `look` throws.
 */
export async function judgeProof(gateway: Gateway, proof: Proof, ip: string): Promise<Refusal | null> {
  try {
    return await proof.look();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') await recordBlocked(gateway, proof, ip);
    if (error instanceof Refusal) await recordWrong(gateway, proof, error, ip);
    throw error;
  }
}

/** Records `recovery_failed` where the refusal is of a wrong answer or code. */
export async function recordWrong(
  gateway: Gateway,
  { by, memberId }: Proof,
  { code }: Refusal,
  ip: string,
): Promise<void> {
  if (!wrongCodes.has(code)) return;
  await recordSecurityEvent(gateway, { kind: 'recovery_failed', memberId: await memberId(), ip, detail: `by ${by}` });
}

async function recordBlocked(gateway: Gateway, { by, typed, memberId }: Proof, ip: string): Promise<void> {
  const id = secretDigest(gateway, [by, typed[0]]);
  const expiresAt = gateway.clock() + blockNoted;
  if (!(await consumeToken(gateway.db, { kind: 'recovery-blocked', id, expiresAt }))) return;
  await recordSecurityEvent(gateway, { kind: 'recovery_blocked', memberId: await memberId(), ip, detail: `by ${by}` });
}
