import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Seen = { readonly total: number; readonly below: number; readonly held: number; readonly pending: number };

/**
 * Reads the balances of one moment while money moves, and answers what is wrong with them: all accounts together are zero, no wallet is below it, and
 * what is held is what pending holds have (Jepsen's test of a bank).
 */
export async function faultsOfSnapshot(db: Kysely<Tables>): Promise<string[]> {
  // One statement reads one snapshot, in both databases.
  const { rows } = await sql<Seen>`
    select (select coalesce(sum(balance_minor), 0) from accounts) as total,
      (select count(*) from accounts where balance_minor < 0 and (kind = 'wallet' or kind = 'held')) as below,
      (select coalesce(sum(balance_minor), 0) from accounts where kind = 'held') as held,
      (select coalesce(sum(amount_minor), 0) from holds where state = 'pending') as pending`.execute(db);
  const [seen] = rows;
  if (!seen) return ['a snapshot without a row'];
  const { total, below, held, pending } = seen;
  return [
    ...(total === 0 ? [] : [`a snapshot sums to ${total}`]),
    ...(below === 0 ? [] : [`a snapshot has ${below} accounts of members below zero`]),
    ...(held === pending ? [] : [`a snapshot holds ${held} for holds of ${pending}`]),
  ];
}
