import type { Kysely, Transaction } from 'kysely';
import type { Payees } from '#src/contract/payments/payees.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';

/** Where a member's money may be paid out to, the preferred one first, and what is known of its owner. */
export async function readPayees(gateway: Gateway, memberId: string): Promise<Payees> {
  const [rows, holder, cpf] = await Promise.all([
    rowsOf(gateway.db, memberId),
    readHolder(gateway, memberId),
    readCpf(gateway.db, gateway, memberId),
  ]);
  return {
    list: rows.map(({ id, kind, masked, preferred, added_at: addedAt }) => ({
      ...{ id, kind, masked, addedAt },
      preferred: preferred === 1,
    })),
    holder,
    cpf: cpf?.slice(-2) ?? '',
  };
}

/** The name that a member's money is paid out to; empty where none was given. */
export const readHolder = async (source: KeySource, memberId: string): Promise<string> =>
  (await readPersonal(source, memberId)).payee_name;

/** The keys and accounts of a member that were not removed, the preferred one first, then the last first. */
export const rowsOf = (db: Kysely<Tables>, memberId: string): Promise<Tables['payees'][]> =>
  db
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('preferred', 'desc')
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Removes one; the last of the others is preferred then. Withdrawals to it go on. Throws Refusal('not_found'). */
export const removePayee = ({ db, clock }: Gateway, memberId: string, id: string): Promise<void> =>
  transact(db, async (trx) => {
    await lockMember(trx, memberId);
    const rest = await without(trx, memberId, id);
    await trx.updateTable('payees').set({ removed_at: clock(), preferred: 0 }).where('id', '=', id).execute();
    const next = rest.some(({ preferred }) => preferred === 1) ? undefined : rest[0];
    if (next) await trx.updateTable('payees').set({ preferred: 1 }).where('id', '=', next.id).execute();
  });

/** Makes one the preferred one. Throws Refusal('not_found'). */
export const preferPayee = ({ db }: Gateway, memberId: string, id: string): Promise<void> =>
  transact(db, async (trx) => {
    await lockMember(trx, memberId);
    await without(trx, memberId, id);
    await preferOnly(trx, memberId, id);
  });

/** Makes one the only preferred one, in the transaction that has locked the member. */
async function preferOnly(trx: Transaction<Tables>, memberId: string, id: string): Promise<void> {
  await trx
    .updateTable('payees')
    .set((eb) => ({ preferred: eb.case().when('id', '=', id).then(eb.lit(1)).else(eb.lit(0)).end() }))
    .where('member_id', '=', memberId)
    .execute();
}

async function without(trx: Transaction<Tables>, memberId: string, id: string) {
  const rows = await rowsOf(trx, memberId);
  if (!rows.some((row) => row.id === id)) throw new Refusal('not_found');
  return rows.filter((row) => row.id !== id);
}
