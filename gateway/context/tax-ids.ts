import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { decryptSecret, encryptedWith, encryptSecret } from '#gateway/process/encrypt-secret.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey, markOf, type Secrets } from '#gateway/process/secrets.ts';

const hashOf = (secrets: Secrets, cpf: string): string =>
  createHmac('sha256', deriveKey(secrets, 'tax-id')).update(cpf).digest('base64url');
const nameOf = (memberId: string) => `tax-id ${memberId}`;

/** The digits of a member's CPF; undefined where none is known. */
export async function readCpf(db: Kysely<Tables>, secrets: Secrets, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('tax_ids').select('encrypted').where('member_id', '=', memberId).executeTakeFirst();
  return (row && decryptSecret(secrets, nameOf(memberId), row.encrypted)) ?? undefined;
}

/**
 * Stores a member's CPF in the running transaction; the same one again changes nothing. Refuses with cpf_refused a member's second CPF, and
 * one that another account has: who asks is told no more than that.
 */
export async function keepCpf(trx: Transaction<Tables>, secrets: Secrets, memberId: string, cpf: string, now: number) {
  const hash = hashOf(secrets, cpf);
  await trx
    .insertInto('tax_ids')
    .values({
      member_id: memberId,
      hash,
      encrypted: encryptSecret(secrets, nameOf(memberId), cpf),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await trx.selectFrom('tax_ids').select('hash').where('member_id', '=', memberId).executeTakeFirst();
  if (kept?.hash !== hash) throw new Refusal('cpf_refused');
}

/** Encrypts and hashes every CPF under the present master secret; what no secret decrypts stays as it is. */
export async function rewrapTaxIds(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const mark = markOf(secrets);
  for (const { member_id: id, encrypted } of await db.selectFrom('tax_ids').selectAll().execute()) {
    const cpf = encryptedWith(encrypted) === mark ? null : decryptSecret(secrets, nameOf(id), encrypted);
    if (cpf === null) continue;
    await db
      .updateTable('tax_ids')
      .set({ hash: hashOf(secrets, cpf), encrypted: encryptSecret(secrets, nameOf(id), cpf) })
      .where('member_id', '=', id)
      .where('encrypted', '=', encrypted)
      .execute();
  }
}
