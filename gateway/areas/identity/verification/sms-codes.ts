import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { smsCodeLength, smsCodeLifetime, smsPause, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import { siteOf } from '#gateway/context/network.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';
import { recordUsed } from './sms-limits.ts';

/** Maximum of wrong codes over all networks; one network has fewer (`sms-try`), so that one stranger cannot exhaust a code's tries. */
const mostTries = 12;

/** A number in E.164 without the plus sign (mobile-number.ts), and what its code is for. */
export type Numbered = { readonly purpose: SmsPurpose; readonly mobile: string };

const drawCode = (): string => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');

/** When the next code of the number may be requested, epoch ms; null: at once. */
export async function pauseOf(gateway: Gateway, { mobile, purpose }: Numbered): Promise<number | null> {
  const { db, config, clock } = gateway;
  const row = await db
    .selectFrom('sms_codes')
    .select('next_at')
    .where('merchant_code', '=', config.merchant)
    .where('mobile_index', '=', await mobileIndexOf(gateway, mobile))
    .where('purpose', '=', purpose)
    .where('next_at', '>', clock())
    .executeTakeFirst();
  return row?.next_at ?? null;
}

/** Replaces the number's code; null where a concurrent call has just done so. */
export async function issueSmsCode(gateway: Gateway, trx: Transaction<Tables>, numbered: Numbered) {
  const now = gateway.clock();
  const code = drawCode();
  const mobile_index = await mobileIndexOf({ ...gateway, db: trx }, numbered.mobile);
  const fresh = {
    code_hash: hashCode(gateway, numbered, code),
    tries: 0,
    passed_at: null,
    spent_at: null,
    next_at: now + smsPause,
    expires_at: now + smsCodeLifetime,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sms_codes')
    .values({ merchant_code: gateway.config.merchant, mobile_index, purpose: numbered.purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'mobile_index', 'purpose'])
        .doUpdateSet(fresh)
        .where('sms_codes.next_at', '<=', now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? { code, expirationTime: fresh.next_at } : null;
}

/**
 * Checks a code before the transaction that consumes it (takeSmsCode), because a wrong one has to be counted although the transaction
 * is rolled back. The right one passes again while it is valid, so that a call whose response was lost can be retried.
 * Throws Refusal('verification_code_error') for a wrong, old or unknown code, after the same work; Refusal('rate_limited')
 * for a network that has tried too often.
 */
export async function trySmsCode(
  gateway: Gateway,
  { code, ip, ...numbered }: Numbered & { readonly code: string; readonly ip: string },
): Promise<void> {
  const mobile_index = await mobileIndexOf(gateway, numbered.mobile);
  const tries = hashCode(gateway, numbered, siteOf(ip));
  await gateway.limits.consume('sms-try', tries);
  const row = await gateway.db
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('merchant_code', '=', gateway.config.merchant)
    .where('mobile_index', '=', mobile_index)
    .where('purpose', '=', numbered.purpose)
    .where('expires_at', '>', gateway.clock())
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  const stored = row?.code_hash ?? hashCode(gateway, numbered, '');
  const right = hashesOf(gateway, numbered, code).some((hash) =>
    timingSafeEqual(Buffer.from(hash), Buffer.from(stored)),
  );
  if (!right) throw new Refusal('verification_code_error');
  const { numUpdatedRows } = await gateway.db
    .updateTable('sms_codes')
    .set({ passed_at: gateway.clock() })
    .where('merchant_code', '=', gateway.config.merchant)
    .where('mobile_index', '=', mobile_index)
    .where('code_hash', '=', stored)
    .where('passed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n && numbered.purpose === 'register') await recordUsed(gateway, numbered.mobile);
  await gateway.limits.reset('sms-try', tries);
}

/**
 * Consumes a code that trySmsCode has accepted, in the transaction of its purpose: of several concurrent calls
 * only one succeeds. Throws Refusal('verification_code_error') for any other code.
 */
export async function takeSmsCode(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { code, mobile, purpose }: Numbered & { readonly code: string },
): Promise<void> {
  const now = gateway.clock();
  const { numUpdatedRows } = await trx
    .updateTable('sms_codes')
    .set({ spent_at: now })
    .where('merchant_code', '=', gateway.config.merchant)
    .where('mobile_index', '=', await mobileIndexOf({ ...gateway, db: trx }, mobile))
    .where('purpose', '=', purpose)
    .where('code_hash', 'in', hashesOf(gateway, { mobile, purpose }, code))
    .where('passed_at', 'is not', null)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('verification_code_error');
}

const hashesOf = (gateway: Gateway, numbered: Numbered, code: string): string[] =>
  everySecret(gateway).map((secret) => hashCode(secret, numbered, code));

/** Keyed and bound to number and purpose: six digits would be found from a plain hash at once. */
const hashCode = (secret: Secrets, { purpose, mobile }: Numbered, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'sms-code')).update(`${purpose} ${mobile} ${code}`).digest('base64url');
