import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { sumOf } from '../../ledger/sum-of.ts';

/** Minor units. */
export type Given = { readonly commissions: number; readonly rebates: number };

/** What inviters and the agent were paid for closed days: a run in which that is nothing proves nothing of it. */
export async function readGiven(db: Kysely<Tables>): Promise<Given> {
  const commissions = db.selectFrom('commissions').select(sumOf('amount_minor').as('minor'));
  const rebates = db.selectFrom('rebates').select(sumOf('paid_minor').as('minor')).where('state', '=', 'paid');
  return {
    commissions: (await commissions.executeTakeFirstOrThrow()).minor,
    rebates: (await rebates.executeTakeFirstOrThrow()).minor,
  };
}
