import type { Gateway } from '#gateway/context/gateway.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { transact } from '#gateway/db/transact.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { recoveryTried } from './recovery-messages.ts';
import { setDuePasswords } from './recovery-waits.ts';

const day = 86_400_000;
/** Wrong answers and codes in a day after which the owner is warned, once a day. */
const worthWarning = 3;
const pollInterval = 20_000;

/**
 * Warns owners of accounts with three failed recoveries within a day. In a job of its own: sending the warning in the call would distinguish an account from a name
 * without one by time. Returns the number of warned owners.
 */
export async function warnOwners({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const tried = await db
    .selectFrom('security_events')
    .select('member_id')
    .where('kind', '=', 'recovery_failed')
    .where('at', '>', now - day)
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .having((eb) => eb.fn.countAll(), '>=', worthWarning)
    .execute();
  let told = 0;
  for (const { member_id: memberId } of tried)
    told += await transact(db, async (trx) => {
      const fresh =
        memberId !== null && (await consumeToken(trx, { kind: 'recovery-told', id: memberId, expiresAt: now + day }));
      if (fresh) await notifyMember(trx, { memberId }, recoveryTried, now);
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
