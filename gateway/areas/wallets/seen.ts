import { toMinor } from '#src/contract/core/amount.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { flag } from '#gateway/db/flag.ts';
import { askWallet } from './vendor-client.ts';

type Wallet = Pick<Tables['vendor_wallets'], 'member_id' | 'vendor' | 'currency'>;

/** A vendor is asked about a wallet at most once in so long; ms. */
const pause = 3000;

/** Notes that a vendor has answered about a wallet, or was asked in vain. */
export const noteSeen = (gateway: Gateway, wallet: Wallet, heard: boolean, roundOpen?: boolean) =>
  gateway.db
    .updateTable('vendor_wallets')
    .set({
      ...(heard ? { seen_at: gateway.clock(), failed_at: null } : { failed_at: gateway.clock() }),
      ...(roundOpen !== undefined && { round_open: flag(roundOpen) }),
    })
    .where('member_id', '=', wallet.member_id)
    .where('vendor', '=', wallet.vendor)
    .where('currency', '=', wallet.currency)
    .execute();

/**
 * Asks the vendors about a member's wallets. What is shown is what the books have: transfers that are confirmed and rounds that are reported; the
 * vendor's word says how old that is, and whether a round is open. A balance that differs with nothing open is logged for the operator.
 */
export async function askAll(gateway: Gateway, memberId: string): Promise<void> {
  const before = gateway.clock() - pause;
  const rows = await gateway.db
    .selectFrom('vendor_wallets')
    .innerJoin('vendors', 'vendors.vassalage', 'vendor_wallets.vendor')
    .select(['member_id', 'vendor', 'currency', 'balance_minor', 'changed_at', 'wallet_url as address'])
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('balance_minor', '>', 0), eb('moving_minor', '>', 0), eb('round_open', '=', 1)]))
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', before)]))
    .where((eb) => eb.or([eb('failed_at', 'is', null), eb('failed_at', '<', before)]))
    .execute();
  await Promise.all(
    rows.map(async (row) => {
      const { vendor, address, currency } = row;
      try {
        const told = await askWallet(gateway, { vendor, address }, 'balance', { playerId: memberId, currency });
        await noteSeen(gateway, row, true, told.roundOpen);
        const settled = gateway.clock() - row.changed_at > 60_000 && !told.roundOpen;
        if (settled && toMinor(told.balance) !== row.balance_minor)
          gateway.logger.error({ event: 'wallet_differs', vendor, member: memberId, ...told }, 'a wallet differs');
      } catch (error) {
        gateway.logger.warn({ err: error, vendor }, 'a vendor did not tell a balance');
        await noteSeen(gateway, row, false);
      }
    }),
  );
}
