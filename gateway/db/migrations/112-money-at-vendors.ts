import { type Kysely, sql } from 'kysely';

/** The wallets at vendors that have money, by their last change: two sweeps look for them every two seconds, and most wallets are empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('vendor_wallets_changed').execute();
  await db.schema
    .createIndex('vendor_wallets_with_money')
    .on('vendor_wallets')
    .column('changed_at')
    .where(sql.ref('balance_minor'), '>', sql.lit(0))
    .execute();
}
