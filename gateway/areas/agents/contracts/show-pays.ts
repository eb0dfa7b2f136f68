import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type * as wire from '#src/contract/agents/agent-contracts.schema.ts';
import { contractPageSize } from '#src/contract/agents/agent-contracts.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { pageOf } from './show-contracts.ts';

type Asked = { readonly agentId: string; readonly kind: ContractKind; readonly pageNo: number };
type Row = Tables['contract_pays'];

async function readPays(db: Kysely<Tables>, { agentId, kind, pageNo }: Asked) {
  const own = db.selectFrom('contract_pays').where('agent_id', '=', agentId).where('kind', '=', kind);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('period', 'desc')
    .limit(contractPageSize)
    .offset((pageNo - 1) * contractPageSize)
    .execute();
  return { rows, page: pageOf(Number(n), pageNo) };
}

const paidOf = (row: Row) => ({
  ...{ tier: row.tier, rate: row.rate, active: row.active, turnover: fromMinor(row.turnover_minor) },
  ...{ gross: fromMinor(row.gross_minor), given: fromMinor(row.given_minor), amount: fromMinor(row.amount_minor) },
  ...{ state: row.state, paidAt: row.paid_at },
});

/** A page of the days of a daily or an hourly salary, the last first. */
export async function listSalaries(db: Kysely<Tables>, asked: Asked & { readonly kind: 'salary' | 'hourly' }) {
  const { rows, page } = await readPays(db, asked);
  const days = asked.kind === 'hourly' ? rows.map(({ period }) => period) : [];
  const hours = await paidHours(db, asked.agentId, days);
  const list = rows.map((row): wire.SalaryDay => ({
    day: row.period,
    hours: hours.get(row.period) ?? 0,
    ...paidOf(row),
  }));
  return { list, ...page };
}

async function paidHours(db: Kysely<Tables>, agentId: string, days: readonly string[]) {
  if (days.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('contract_hours')
    .select(['day', (eb) => eb.fn.countAll<number>().as('n')])
    .where('agent_id', '=', agentId)
    .where('day', 'in', days)
    .where('tier', '>', 0)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, n }) => [day, Number(n)]));
}

/** A page of dividends, the last first. */
export async function listDividends(db: Kysely<Tables>, asked: Omit<Asked, 'kind'>) {
  const { rows, page } = await readPays(db, { ...asked, kind: 'dividend' });
  const tiers = await tierCounts(
    db,
    rows.map(({ contract_id }) => contract_id),
  );
  const list = rows.map((row): wire.Dividend => ({
    ...{ from: row.period, until: row.last_day, tiers: tiers.get(row.contract_id) ?? 0 },
    ...paidOf(row),
    ...{ result: fromMinor(row.result_minor), rebates: fromMinor(row.rebates_minor) },
    ...{ salaries: fromMinor(row.salaries_minor), fees: fromMinor(row.fees_minor) },
    ...{
      brought: fromMinor(row.brought_minor),
      base: fromMinor(row.base_minor),
      carried: fromMinor(row.carried_minor),
    },
  }));
  return { list, ...page };
}

async function tierCounts(db: Kysely<Tables>, contracts: readonly string[]) {
  if (contracts.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('contract_tiers')
    .select(['contract_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('contract_id', 'in', contracts)
    .groupBy('contract_id')
    .execute();
  return new Map(rows.map(({ contract_id, n }) => [contract_id, Number(n)]));
}
