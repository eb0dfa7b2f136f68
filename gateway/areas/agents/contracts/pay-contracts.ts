import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { type CountedPay, payAgent } from '../pay-agent.ts';
import { paidAtOnce, payEach } from '../pay-each.ts';

type Source = Pick<Gateway, 'db' | 'clock' | 'config' | 'logger'>;
type Due = Pick<Tables['contract_pays'], 'agent_id' | 'kind' | 'period' | 'currency' | 'amount_minor' | 'attempts'>;

/**
 * Pays salaries and dividends that are due, each in a transaction of its own with the cause `day:agent:kind`; answers how many it looked at. One that
 * fails, or exceeds what a vendor may cost the house in a day, is tried again later and holds up no other. A locked agent is paid once they are not locked
 * any more.
 */
export async function payContracts(gateway: Source): Promise<number> {
  const { db, clock, config } = gateway;
  const due = await db
    .selectFrom('contract_pays')
    .innerJoin('members', 'members.id', 'contract_pays.agent_id')
    .select(['agent_id', 'kind', 'period', 'contract_pays.currency', 'amount_minor', 'attempts'])
    .where('contract_pays.state', '=', 'due')
    .where('next_at', '<=', clock())
    .where('members.merchant_code', '=', config.merchant)
    .where('members.status', '=', 'open')
    .orderBy('next_at')
    .orderBy('period')
    .limit(paidAtOnce)
    .execute();
  return payEach(gateway, due, {
    pay: (trx, one, now) => pay(trx, one, now, config.rewardLimits),
    postpone: (one, next) => ofPay(db, one).set(next).where('state', '=', 'due').execute(),
    describe: ({ period, agent_id: agent, kind }) => ({ event: 'contract_failed', period, agent, kind }),
  });
}

/** Books one payment, as payAgent does, unless another process has. */
export async function pay(
  trx: Transaction<Tables>,
  one: Due,
  now: number,
  limits?: Source['config']['rewardLimits'],
): Promise<CountedPay | undefined> {
  const { agent_id: agentId, kind, period, currency, amount_minor: amount } = one;
  const claimed = await ofPay(trx, one)
    .set({ state: 'paid', paid_at: now })
    .where('state', '=', 'due')
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return undefined;
  const ref = `${period}:${agentId}:${kind}`;
  return payAgent(trx, { kind, ref, agentId, currency, amount, day: period }, limits, now);
}

const ofPay = (db: Source['db'], { agent_id, kind, period }: Due) =>
  db
    .updateTable('contract_pays')
    .where('agent_id', '=', agent_id)
    .where('kind', '=', kind)
    .where('period', '=', period);
