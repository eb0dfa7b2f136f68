import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { handoverAlphabet } from '#src/contract/identity/handover.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The inviting member and the merchant. */
export type Inviter = { readonly memberId: string; readonly merchant: string };

const codeLength = 8;

/** In the hand-over alphabet, which has no letters that look like digits. */
const drawCode = (): string =>
  Array.from({ length: codeLength }, () => handoverAlphabet[randomInt(handoverAlphabet.length)]).join('');

/** An unused code, good until `expiresAt` (epoch ms), or without end. */
export async function makeCode(
  trx: Transaction<Tables>,
  { merchant, memberId }: Inviter,
  now: number,
  expiresAt: number | null = null,
): Promise<string> {
  for (;;) {
    const code = drawCode();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('affiliate_codes')
      .values({ merchant_code: merchant, code, member_id: memberId, created_at: now, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return code;
  }
}
