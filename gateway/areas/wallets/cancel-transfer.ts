import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { confirmTransfer, refuseTransfer } from './end-transfer.ts';
import { refuseLimited } from './play-limits.ts';
import { VendorSilent } from '../vendors/ask-vendor.ts';
import { askWallet } from './vendor-client.ts';

/**
 * Ends a transfer that waits for the end of a round, by the vendor's word that it will never be done; any other stays as it is. Throws
 * Refusal('own_limit_reached') where the member limits stakes or losses: their money comes home.
 */
export async function cancelTransfer(gateway: Gateway, memberId: string, id: string): Promise<void> {
  const { db, clock, logger } = gateway;
  const row = await db
    .selectFrom('wallet_transfers')
    .innerJoin('vendors', 'vendors.vassalage', 'wallet_transfers.vendor')
    .selectAll('wallet_transfers')
    .select('wallet_url as address')
    .where('wallet_transfers.id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!row) return;
  await refuseLimited(db, { memberId, currency: row.currency }, clock());
  const { vendor, address, currency, amount_minor: minor } = row;
  const money = {
    transferId: id,
    playerId: memberId,
    currency,
    amount: fromMinor(minor),
    direction: 'withdraw',
  } as const;
  try {
    const told = await askWallet(gateway, { vendor, address }, 'cancel', money);
    if (told.state === 'done')
      await transact(db, (trx) => confirmTransfer(trx, id, { amount: toMinor(told.amount ?? money.amount) }, clock()));
    if (told.state === 'refused')
      await transact(db, (trx) => refuseTransfer(trx, id, { reason: 'cancelled' }, clock()));
  } catch (error) {
    if (!(error instanceof VendorSilent)) throw error;
    // It goes on waiting, and says so.
    logger.warn({ err: error, transfer: id }, 'a vendor did not cancel a transfer');
  }
}
