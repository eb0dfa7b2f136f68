import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { voucherAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { secretDigest } from '../../identity/session/secret-digest.ts';
import { readMerchant } from '../../site/merchant.ts';
import { countRecord } from '../count-record.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { codeHashers } from './voucher-code.ts';

/** `id` of the deposit; `usedBefore`: it was made by an earlier redemption of the same code by the same member. */
type Redeemed = { readonly id: string; readonly usedBefore: boolean };

type Asked = { readonly memberId: string; readonly code: string; readonly key: string; readonly ip: string };

/**
 * Credits a voucher by its code, once for an idempotency key and once for a member and a code. Every wrong code counts towards a limit of the member and
 * one of the address. Throws the refusals that the call's documentation names.
 */
export async function redeemVoucher(gateway: Gateway, { memberId, code, key, ip }: Asked): Promise<Redeemed> {
  const { limits } = gateway;
  await limits.consume('voucher-address', ip);
  await limits.consume('voucher', memberId);
  const hashes = (await codeHashers(gateway)).map((hash) => hash(code));
  const body = secretDigest(gateway, [code]);
  const redeemed = await runOnce(gateway, { scope: `${memberId}:voucher`, key, body }, (trx) =>
    book(gateway, trx, memberId, hashes),
  );
  await limits.giveBack('voucher-address', ip);
  await limits.giveBack('voucher', memberId);
  return redeemed;
}

/** Books a voucher in the running transaction. The batch is locked before its code, so that all of them never pay more than it may. */
async function book(
  gateway: Pick<Gateway, 'clock' | 'config'>,
  trx: Transaction<Tables>,
  memberId: string,
  hashes: readonly string[],
): Promise<Redeemed> {
  await lockMember(trx, memberId);
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  if (player.status === 'locked') throw new Refusal('no_permission');
  const { currency } = player;
  const { merchant } = gateway.config;
  const voucher = await trx.selectFrom('vouchers').selectAll().where('hash', 'in', hashes).executeTakeFirst();
  const used = await trx
    .selectFrom('voucher_redemptions')
    .select('id')
    .where('voucher_id', '=', voucher?.id ?? '')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (used) return { id: used.id, usedBefore: true };
  const now = gateway.clock();
  const batch = await trx
    .updateTable('voucher_batches')
    .set((eb) => ({ paid_minor: eb('paid_minor', '+', eb.ref('amount_minor')) }))
    .where('id', '=', voucher?.batch_id ?? '')
    .where('merchant_code', '=', merchant)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) => eb(eb('paid_minor', '+', eb.ref('amount_minor')), '<=', eb.ref('total_minor')))
    .returning(['id', 'amount_minor'])
    .executeTakeFirst();
  const taken = await trx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', voucher?.id ?? '')
    .whereRef('used', '<', 'uses')
    .returning('id')
    .executeTakeFirst();
  // One answer to everybody who does not hold a good code.
  if (!batch || !taken) throw new Refusal('voucher_refused', { fields: ['code'] });
  const amount = batch.amount_minor;
  const id = newId(now);
  const row = {
    ...{ id, voucher_id: taken.id, batch_id: batch.id, member_id: memberId },
    ...{ currency, amount_minor: amount, created_at: now },
  };
  await trx.insertInto('voucher_redemptions').values(row).execute();
  const at = await countRecord(trx, 'voucher_redemptions', row);
  const times = (await readMerchant({ db: trx }, merchant))?.settings.withdraw.depositTurnover ?? 0;
  const from = voucherAccountId(currency, memberId);
  await creditDeposit(trx, { memberId, currency, amount, ref: id, from, times }, at);
  return { id, usedBefore: false };
}
