import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type * as wire from '#src/contract/agents/agent-contracts.schema.ts';
import { contractPageSize } from '#src/contract/agents/agent-contracts.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { boundaryFrom } from './contract-days.ts';
import { type Contract, withTiers } from './read-contracts.ts';

/** Contracts as an agent reads them, on a day of their merchant. */
export async function showContracts(
  db: Kysely<Tables>,
  rows: readonly Tables['agent_contracts'][],
  today: string,
): Promise<wire.Contract[]> {
  const accounts = await accountsOf(
    db,
    rows.flatMap(({ proposer_id }) => proposer_id ?? []),
  );
  return (await withTiers(db, rows)).map((row) => ({
    ...{ id: row.id, kind: row.kind, status: statusOn(row, today) },
    by: accounts.get(row.proposer_id ?? '') ?? '',
    from: row.holds_from ?? row.from_day,
    until: dayAfter(lastOf(row), -1),
    offeredAt: row.created_at,
    tiers: row.tiers.map(({ turnover, active, rate }) => ({ turnover: fromMinor(turnover), active, rate })),
  }));
}

/** The first day without it; of one that was replaced before it began, that of the offer. */
const lastOf = ({ holds_from, holds_until, until_day }: Contract): string =>
  holds_until !== null && holds_from !== null && holds_until > holds_from ? holds_until : until_day;

function statusOn(
  { state, kind, until_day, holds_from, holds_until }: Contract,
  today: string,
): wire.Contract['status'] {
  if (state === 'refused' || state === 'withdrawn') return state;
  if (state === 'proposed') return boundaryFrom(kind, dayAfter(today)) < until_day ? 'waiting' : 'withdrawn';
  const [from, until] = [holds_from ?? '', holds_until ?? ''];
  if (today >= until || from >= until) return 'ended';
  return today < from ? 'coming' : 'held';
}

async function accountsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('members').select(['id', 'account']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

type Asked = { readonly agentId: string; readonly kind: ContractKind };

/** The contract of a kind that holds on a day, and the one that begins after it. */
export async function heldAndComing(db: Kysely<Tables>, { agentId, kind }: Asked, today: string) {
  const rows = await db
    .selectFrom('agent_contracts')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('holds_until', '>', today)
    .orderBy('holds_from')
    .execute();
  const shown = await showContracts(db, rows, today);
  return {
    held: shown.find(({ status }) => status === 'held') ?? null,
    coming: shown.find(({ status }) => status === 'coming') ?? null,
  };
}

/** A page of the contracts of a kind, the last first. */
export async function listContracts(db: Kysely<Tables>, { agentId, kind }: Asked, today: string, pageNo: number) {
  const own = db.selectFrom('agent_contracts').where('agent_id', '=', agentId).where('kind', '=', kind);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(contractPageSize)
    .offset((pageNo - 1) * contractPageSize)
    .execute();
  return { list: await showContracts(db, rows, today), ...pageOf(Number(n), pageNo) };
}

/** The numbers of a page of a list of `totalCount`. */
export const pageOf = (totalCount: number, pageNo: number) => ({
  ...{ pageNum: pageNo, totalPages: Math.ceil(totalCount / contractPageSize), totalCount },
});
