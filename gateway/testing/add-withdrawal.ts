import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Row = Tables['withdrawals'];

/** Adds a withdrawal of 50.00 to a key of the member, without the money; `rest` sets its columns. */
export async function addWithdrawal(
  db: Kysely<Tables>,
  { id, memberId, ...rest }: { id: string; memberId: string } & Partial<Row>,
): Promise<void> {
  await db
    .insertInto('payees')
    .values({
      ...{ id: `payee-${id}`, member_id: memberId, kind: 'cpf', masked: '•••.982.247-••', encrypted: '' },
      ...{ preferred: 0, added_at: 0, removed_at: null },
    })
    .execute();
  await db
    .insertInto('withdrawals')
    .values({
      ...{ id, member_id: memberId, payee_id: `payee-${id}`, currency: 'BRL', amount_minor: 5000, fee_minor: 0 },
      ...{ state: 'review', day: '2026-03-14', reason: '', reference: '', decided_by: '', created_at: 0 },
      ...{ decided_at: null, sent_at: null, ended_at: null, promised_at: 0, attempts: 0, next_at: null },
      ...rest,
    })
    .execute();
}
