import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endWithoutProof } from './second-factor.ts';

type Which = { readonly memberId: string; readonly id: string };

/** Throws Refusal('not_found') for what is none of the member's. */
export async function renamePasskey({ db }: Pick<Gateway, 'db'>, { memberId, id, name }: Which & { name: string }) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('not_found');
}

/**
 * Removes a passkey; with the last one, and without an authenticator app, the second step ends, because only recovery codes would be left,
 * which run out. Throws
 * Refusal('not_found') for a passkey that is not the member's. Returns whether the second step ended.
 */
export async function removePasskey(
  trx: Transaction<Tables>,
  { memberId, id, now }: Which & { now: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Refusal('not_found');
  return endWithoutProof(trx, memberId, now);
}
