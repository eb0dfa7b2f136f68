import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { Address } from '#src/contract/mall/delivery.schema.ts';
import { ensureProfile } from '#gateway/context/ensure-profile.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { encryptPersonal, encryptPersonalText, readPersonal } from '#gateway/context/personal-data.ts';
import { decryptWith } from '#gateway/context/encrypted-text.ts';
import { type KeySource, readKeys } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** So long after a parcel was sent its address is there for questions; ms. */
const keptAfter = 90 * 86_400_000;

const nameOf = (orderId: string) => `mall order ${orderId}`;

const read = (json: string | null): Address | null => {
  if (json === null || json === '') return null;
  const parsed = v.safeParse(Address, JSON.parse(json));
  return parsed.success ? parsed.output : null;
};

/** The address that a member let us keep; null where there is none. */
export const readKeptAddress = async (source: KeySource, memberId: string): Promise<Address | null> =>
  read((await readPersonal(source, memberId)).address);

/** Keeps an address for the member's next order, encrypted, in place of the one before. */
export async function keepAddress(
  trx: Transaction<Tables>,
  source: KeySource,
  member: Pick<Member, 'id' | 'merchantCode'>,
  address: Address,
): Promise<void> {
  await ensureProfile(trx, member);
  await trx
    .updateTable('member_profiles')
    .set(await encryptPersonal({ ...source, db: trx }, member.id, { address: JSON.stringify(address) }))
    .where('member_id', '=', member.id)
    .execute();
}

/** Removes the address that is kept for the next order; those of orders stay with them. */
export async function forgetAddress(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.updateTable('member_profiles').set({ address_sealed: '' }).where('member_id', '=', memberId).execute();
}

/** The column of an order for where it goes. */
export const encryptParcelAddress = (source: KeySource, orderId: string, address: Address): Promise<string> =>
  encryptPersonalText(source, nameOf(orderId), JSON.stringify(address));

type Order = Pick<Tables['mall_orders'], 'id' | 'address_sealed'>;

/** The same orders, each with where it goes; null where nothing is sent, it is forgotten, or no key decrypts it. */
export async function decryptParcelAddresses<T extends Order>(
  source: KeySource,
  orders: readonly T[],
): Promise<(T & { readonly address: Address | null })[]> {
  const keys = orders.some(({ address_sealed }) => address_sealed !== '') ? await readKeys(source, 'personal') : [];
  return orders.map((order) => ({
    ...order,
    address: read(decryptWith(keys, nameOf(order.id), order.address_sealed)),
  }));
}

/** A place that names nobody: the town, and the state in Brazil or the country elsewhere. */
export const townOf = ({ city, state, country }: Address): string => `${city}, ${country === 'BR' ? state : country}`;

/** Forgets the addresses of orders that were decided long enough ago. */
export const sweepAddresses = ({ db, clock }: Gateway): Promise<unknown> =>
  db
    .updateTable('mall_orders')
    .set({ address_sealed: '' })
    .where('address_sealed', '!=', '')
    .where('state', '!=', 'ordered')
    .where('changed_at', '<', clock() - keptAfter)
    .execute();
