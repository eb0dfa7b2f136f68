import type { Gateway } from '#gateway/context/gateway.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { transact } from '#gateway/db/transact.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { ownPasswordTried, paymentPasswordTried, recoveryTried } from './recovery-messages.ts';
import { setDuePasswords } from './recovery-waits.ts';

const day = 86_400_000;
const pollInterval = 20_000;

/** `least`: the events of a day after which the owner is warned, once a day. `told`: the kind of the token that counts that once. */
const warnings = [
  { kind: 'recovery_failed', least: 3, told: 'recovery-told', message: recoveryTried },
  { kind: 'payment_password_failed', least: 5, told: 'payment-told', message: paymentPasswordTried },
  { kind: 'own_password_blocked', least: 1, told: 'own-password-told', message: ownPasswordTried },
] as const;

/**
 * Warns owners of accounts for which somebody typed wrong answers, codes or passwords several times within a day. In a job of its own: sending the warning in the call
 * would distinguish an account from a name without one by time. Returns the number of warnings.
 */
export async function warnOwners(source: Pick<Gateway, 'db' | 'clock'>): Promise<number> {
  let sent = 0;
  for (const warning of warnings) sent += await warn(source, warning);
  return sent;
}

async function warn({ db, clock }: Pick<Gateway, 'db' | 'clock'>, of: (typeof warnings)[number]): Promise<number> {
  const now = clock();
  const tried = await db
    .selectFrom('security_events')
    .select('member_id')
    .where('kind', '=', of.kind)
    .where('at', '>', now - day)
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .having((eb) => eb.fn.countAll(), '>=', of.least)
    .execute();
  let told = 0;
  for (const { member_id: memberId } of tried)
    told += await transact(db, async (trx) => {
      const fresh =
        memberId !== null && (await consumeToken(trx, { kind: of.told, id: memberId, expiresAt: now + day }));
      if (fresh) await notifyMember(trx, { memberId }, of.message, now);
      return fresh ? 1 : 0;
    });
  return told;
}

/** Starts setting due passwords and warning owners; returns a function that stops it. */
export const startRecovering = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: async () => (await setDuePasswords(gateway)) + (await warnOwners(gateway)),
    failure: 'lost passwords were not looked after',
    pauseAfter: () => pollInterval,
  });
