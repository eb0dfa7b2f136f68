import type { Transaction } from 'kysely';
import type { Tier } from '#src/contract/agents/contract-tiers.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { newId } from '#gateway/process/new-id.ts';
import { type Merchant, readMerchantOf } from '../../site/merchant.ts';
import { boundaryFrom } from './contract-days.ts';
import { pay } from './pay-contracts.ts';
import { proposeContract } from './propose.ts';
import { nextDay, settleDay } from './settle-days.ts';

/** The agent of the demonstration. */
const agent = 'otavio.reis';
const salary = [
  { turnover: 20_000, active: 1, rate: 8 },
  { turnover: 100_000, active: 3, rate: 10 },
];
const dividend = [
  { turnover: 0, active: 1, rate: 800 },
  { turnover: 2_000_000, active: 8, rate: 1200 },
];
/** The terms of the salary that is offered to them. */
const better = [...salary, { turnover: 500_000, active: 6, rate: 12 }];
/** Payments cost the house 0.80 %. A day is settled so long after its end; ms. */
const settledAfter = 6 * 60_000;

/** The demonstration's agent has had a salary and a dividend since their team is there, and is offered another salary. */
export async function seedContracts(trx: Transaction<Tables>, { members, now }: DemoScene): Promise<void> {
  const agentId = members.get(agent);
  const merchant = agentId && (await readMerchantOf({ db: trx }, agentId));
  const today = merchant && (await openDay(trx, merchant.code, now));
  if (!merchant || !today) return;
  const { since } = await trx
    .selectFrom('team_links')
    .select((eb) => eb.fn.min('since_day').as('since'))
    .where('member_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (since === null) return;
  const until = boundaryFrom('dividend', dayAfter(today, 90));
  for (const [kind, tiers] of [['salary', salary] as const, ['dividend', dividend] as const])
    await hold(trx, { agentId, kind, tiers, from: boundaryFrom(kind, dayAfter(since)), until }, now);
  await settleAll(trx, merchant);
  const asked = { agentId, tiers: better, until: dayAfter(until, -1), by: 'demo', merchant: merchant.code };
  await proposeContract(trx, { ...asked, kind: 'salary' }, null, now);
}

type Held = {
  readonly agentId: string;
  readonly kind: ContractKind;
  readonly tiers: readonly Tier[];
  readonly from: string;
  readonly until: string;
};

/** A contract that was accepted before it began. */
async function hold(trx: Transaction<Tables>, { agentId, kind, tiers, from, until }: Held, now: number) {
  const at = Math.min(now, Date.parse(`${from}T00:00:00Z`) - 86_400_000);
  const id = newId(at);
  const days = { from_day: from, until_day: until, holds_from: from, holds_until: until };
  const decided = { state: 'accepted', created_at: at, decided_at: at, ended_at: null } as const;
  await trx
    .insertInto('agent_contracts')
    .values({ id, agent_id: agentId, kind, proposer_id: null, made_by: 'demo', ...days, ...decided })
    .execute();
  const rows = tiers.map(({ turnover, active, rate }, index) => ({
    ...{ contract_id: id, place: index + 1, turnover_minor: turnover, active, rate },
  }));
  await insertRows(trx, 'contract_tiers', rows);
}

/** Settles and pays every closed day, as if at its moment. */
async function settleAll(trx: Transaction<Tables>, merchant: Merchant): Promise<void> {
  for (;;) {
    const day = await nextDay(trx, merchant);
    if (!day) return;
    const at = day.to + settledAfter;
    await settleDay(trx, day, merchant, at);
    const due = await trx.selectFrom('contract_pays').selectAll().where('state', '=', 'due').execute();
    for (const one of due) await pay(trx, one, at);
  }
}
