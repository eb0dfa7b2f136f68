import { randomInt } from 'node:crypto';
import { handoverAlphabet } from '#src/contract/identity/handover.ts';
import { recoveryCodeCount } from '#src/contract/identity/passkeys.ts';
import { readRecoveryCode, recoveryCodeLength } from '#src/contract/identity/second-factor.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { hashOf } from './hash.ts';

/** Bound to its member: the same code in two accounts has two hashes. */
const hashCode = (memberId: string, code: string): string => hashOf(`${memberId} ${code}`);

const drawCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => handoverAlphabet[randomInt(handoverAlphabet.length)]).join('');

/** Replaces a member's recovery codes and returns the new ones, this once: only hashes are stored. */
export async function replaceRecoveryCodes(trx: Transaction<Tables>, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, drawCode);
  await dropRecoveryCodes(trx, memberId);
  await trx
    .insertInto('second_factor_codes')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashCode(memberId, code), used_at: null })))
    .execute();
  return codes;
}

export async function dropRecoveryCodes(trx: Transaction<Tables>, memberId: string): Promise<void> {
  await trx.deleteFrom('second_factor_codes').where('member_id', '=', memberId).execute();
}

/** The number of a member's unused codes. */
export async function countRecoveryCodes(db: Kysely<Tables>, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('second_factor_codes')
    .select((eb) => eb.fn.countAll().as('codes'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.codes);
}

/** Uses a code up; whether it was one that was still good. */
export async function consumeRecoveryCode(
  trx: Transaction<Tables>,
  { memberId, code, now }: { memberId: string; code: string; now: number },
): Promise<boolean> {
  const read = readRecoveryCode(code);
  if (read === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('second_factor_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashCode(memberId, read))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
