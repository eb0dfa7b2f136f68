import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { type CountedPay, payAgent } from './pay-agent.ts';
import { paidAtOnce, payEach } from './pay-each.ts';

type Source = Pick<Gateway, 'db' | 'clock' | 'config' | 'logger'>;
type Due = Pick<Tables['rebates'], 'day' | 'agent_id' | 'currency' | 'paid_minor' | 'attempts'>;

/**
 * Pays the rebates that are due, each in a transaction of its own with the cause `day:agent:currency`; answers how many it looked at. One that fails, or
 * exceeds what a vendor may cost the house in a day, is tried again later and holds up no other. A locked agent is paid once they are not locked any more.
 */
export async function payRebates(gateway: Source): Promise<number> {
  const { db, clock, config } = gateway;
  const due = await db
    .selectFrom('rebates')
    .innerJoin('members', 'members.id', 'rebates.agent_id')
    .select(['rebates.day', 'agent_id', 'currency', 'paid_minor', 'attempts'])
    .where('rebates.state', '=', 'due')
    .where('next_at', '<=', clock())
    .where('members.merchant_code', '=', config.merchant)
    .where('members.status', '=', 'open')
    .orderBy('next_at')
    .orderBy('day')
    .limit(paidAtOnce)
    .execute();
  return payEach(gateway, due, {
    pay: (trx, rebate, now) => pay(trx, rebate, now, config.rewardLimits),
    postpone: (rebate, next) => ofRebate(db, rebate).set(next).where('state', '=', 'due').execute(),
    describe: ({ day, agent_id: agent }) => ({ event: 'rebate_failed', day, agent }),
  });
}

/** Books one rebate, as payAgent does, unless another process has. */
export async function pay(
  trx: Transaction<Tables>,
  rebate: Due,
  now: number,
  limits?: Source['config']['rewardLimits'],
): Promise<CountedPay | undefined> {
  const { day, agent_id: agentId, currency, paid_minor: amount } = rebate;
  const claimed = await ofRebate(trx, rebate)
    .set({ state: 'paid', paid_at: now })
    .where('state', '=', 'due')
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return undefined;
  const ref = `${day}:${agentId}:${currency}`;
  return payAgent(trx, { kind: 'rebate', ref, agentId, currency, amount, day }, limits, now);
}

const ofRebate = (db: Source['db'], { day, agent_id, currency }: Due) =>
  db.updateTable('rebates').where('day', '=', day).where('agent_id', '=', agent_id).where('currency', '=', currency);
