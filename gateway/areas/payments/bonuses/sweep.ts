import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { bonusPaid } from '../../notify/push/money-messages.ts';
import { settleBonus } from './progress.ts';

/** Pays every active bonus whose stakes are made, and ends those whose time is over, each in a transaction of its own. */
export async function sweepBonuses({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const active = await db.selectFrom('bonuses').select(['id', 'member_id']).where('state', '=', 'active').execute();
  for (const { id, member_id: memberId } of active)
    await transact(db, async (trx) => {
      const now = clock();
      if ((await settleBonus(trx, id, now)) === 'paid') await notifyMember(trx, { memberId }, bonusPaid, now);
    });
}
