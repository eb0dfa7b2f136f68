import type { Gateway } from '#gateway/context/gateway.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { sweepPlayPlayers } from './play-players.ts';

/** An idempotency key is good for this long; longer than any client retries. */
const keyRetention = 7 * 86_400_000;
/** The opening balance of a vendor's account is needed only on its day. */
const dayRetention = 2;

/** Removes expired launch codes and player tokens, old idempotency keys, and play-money players. Never money. */
export async function sweepPlay({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('launch_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('player_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('play_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('play_tokens').where('expires_at', '<=', now).execute();
  await sweepPlayPlayers(db, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - keyRetention)
    .execute();
  await db
    .deleteFrom('vendor_days')
    .where('day', '<', dayNumber(now) - dayRetention)
    .execute();
}
