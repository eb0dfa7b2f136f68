import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';

/** Parcels of the point mall: which goods are any, and where they go. */
export const delivery = {
  /** `address_sealed`: where the last parcel went, as JSON, if the member let us keep it; encrypted as the other personal data. */
  member_profiles: { address_sealed: 'text' },
  /** `delivered`: it is a parcel, and is ordered with an address. */
  mall_goods: { delivered: 'flag' },
  /** `address_sealed`: where it goes, encrypted; empty where nothing is sent, and some time after it was. */
  mall_orders: { address_sealed: 'text' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, delivery);
  await sql`update mall_goods set delivered = 1 where kind = 'gift'`.execute(db);
}
