import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { hashPassword } from '../session/password.ts';

/** The member of the demonstration who has a payment password, which is public on purpose. */
export const demoPayer = { account: 'marina.costa', paymentPassword: '271828' } as const;

/** Gives it to the demonstration's member, so that a newcomer can withdraw at once. */
export async function insertPaymentPassword(
  trx: Transaction<Tables>,
  { members, now, secrets }: DemoScene,
): Promise<void> {
  const memberId = members.get(demoPayer.account);
  if (memberId === undefined) return;
  const password_hash = await hashPassword({ ...secrets, db: trx, clock: () => now }, demoPayer.paymentPassword);
  await trx.insertInto('payment_passwords').values({ member_id: memberId, password_hash, set_at: now }).execute();
}
