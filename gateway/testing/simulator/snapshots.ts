import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Seen = { readonly total: number; readonly below: number; readonly held: number; readonly pending: number } & {
  readonly aside: number;
  readonly promised: number;
  readonly given: number;
  readonly paid: number;
};

/**
 * Reads the balances of one moment while money moves, and answers what is wrong with them: all accounts together are zero, no wallet is below it, what is
 * held is what pending holds have (Jepsen's test of a bank), what is set aside is what active bonuses are of, and vouchers have paid what was redeemed.
 */
export async function faultsOfSnapshot(db: Kysely<Tables>): Promise<string[]> {
  // One statement reads one snapshot, in both databases.
  const { rows } = await sql<Seen>`
    select (select coalesce(sum(balance_minor), 0) from accounts) as total,
      (select count(*) from accounts where balance_minor < 0 and (kind = 'wallet' or kind = 'held')
        or balance_minor > 0 and kind = 'receivable') as below,
      (select coalesce(sum(balance_minor), 0) from accounts where kind = 'held') as held,
      (select coalesce(sum(amount_minor), 0) from holds where state = 'pending') as pending,
      (select coalesce(sum(balance_minor), 0) from accounts where id like 'house:bonus%') as aside,
      (select coalesce(sum(amount_minor), 0) from bonuses where state = 'active') as promised,
      (select coalesce(-sum(balance_minor), 0) from accounts where id like 'house:voucher%') as given,
      (select coalesce(sum(amount_minor), 0) from voucher_redemptions) as paid`.execute(db);
  const [seen] = rows;
  if (!seen) return ['a snapshot without a row'];
  const { total, below, held, pending, aside, promised, given, paid } = seen;
  return [
    ...(total === 0 ? [] : [`a snapshot sums to ${total}`]),
    ...(below === 0 ? [] : [`a snapshot has ${below} accounts of members on the wrong side of zero`]),
    ...(held === pending ? [] : [`a snapshot holds ${held} for holds of ${pending}`]),
    ...(aside === promised ? [] : [`a snapshot has ${aside} aside for bonuses of ${promised}`]),
    ...(given === paid ? [] : [`a snapshot has ${given} of vouchers that paid ${paid}`]),
  ];
}
