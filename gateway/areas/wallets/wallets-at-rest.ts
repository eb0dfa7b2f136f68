import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

type OfTransfer = (one: ExpressionBuilder<Tables, 'vendor_wallets' | 'wallet_transfers'>) => Expression<SqlBool>;

/** Wallets at vendors that have money and no transfer under way, nor one that is `busy`: such as one that has just ended. */
export const walletsAtRest = (db: Kysely<Tables>, busy?: OfTransfer) =>
  db
    .selectFrom('vendor_wallets')
    // The literal is what lets both databases use the index of wallets with money.
    .where('balance_minor', '>', sql.lit(0))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('wallet_transfers')
            .select('wallet_transfers.id')
            .whereRef('wallet_transfers.vendor', '=', 'vendor_wallets.vendor')
            .whereRef('wallet_transfers.member_id', '=', 'vendor_wallets.member_id')
            .where((one) => one.or([one('ended_at', 'is', null), ...(busy ? [busy(one)] : [])])),
        ),
      ),
    );
