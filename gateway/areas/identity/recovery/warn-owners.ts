import type { Gateway } from '#gateway/context/gateway.ts';
import { spendToken } from '#gateway/context/spend-token.ts';
import { transact } from '#gateway/db/transact.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { recoveryTried } from './recovery-messages.ts';
import { setDuePasswords } from './recovery-waits.ts';

const day = 86_400_000;
/** So many wrong answers and codes in a day are told to the owner, once a day. */
const worthTelling = 3;
const pollInterval = 20_000;

/**
 * Tells the owners whose lost password was tried in vain three times within a day. Apart from the tries: an account would be told from a name
 * without one by the time that telling takes. Answers how many were told.
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
    .having((eb) => eb.fn.countAll(), '>=', worthTelling)
    .execute();
  let told = 0;
  for (const { member_id: memberId } of tried)
    told += await transact(db, async (trx) => {
      const fresh =
        memberId !== null && (await spendToken(trx, { kind: 'recovery-told', id: memberId, expiresAt: now + day }));
      if (fresh) await notifyMember(trx, { memberId }, recoveryTried, now);
      return fresh ? 1 : 0;
    });
  return told;
}

/** Sets passwords whose wait is over and warns owners from now on; answers how to stop. */
export const startRecovering = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: async () => (await setDuePasswords(gateway)) + (await warnOwners(gateway)),
    failure: 'lost passwords were not looked after',
    pauseAfter: () => pollInterval,
  });
