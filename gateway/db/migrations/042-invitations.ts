import type { Kysely } from 'kysely';

/** The members who registered with a code, by time, are read from the index alone. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('member_profiles_affiliate')
    .on('member_profiles')
    .columns(['merchant_code', 'affiliate_code', 'registered_at'])
    .execute();
