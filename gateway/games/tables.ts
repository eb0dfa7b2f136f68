import type { demo } from '../db/migrations/002-demo-vendor.ts';
import type { roundColumns } from '../db/migrations/018-play-money.ts';
import type { ticketColumns } from '../db/migrations/026-lotteries.ts';
import type { gameRules } from '../db/migrations/056-rules-of-the-place.ts';
import type { demoWallets, ownWalletPlay } from '../db/migrations/102-demo-wallets.ts';
import type { RowsOf } from '../db/migrations/create-table.ts';

type Described = RowsOf<
  typeof demo &
    typeof roundColumns &
    typeof ticketColumns &
    typeof gameRules &
    typeof ownWalletPlay &
    typeof demoWallets
>;
type Round = Described['demo_rounds'];
/**
 * The vendor's tables on both databases. The vendor itself once counted play money. A round that is
 * the ticket of a lottery is `waiting` between its bet and the draw.
 */
export type GamesTables = {
  demo_sessions: Omit<Described['demo_sessions'], 'play_balance'>;
  demo_rounds: Omit<Round, 'state'> & { state: Round['state'] | 'waiting' };
  demo_wallets: Described['demo_wallets'];
  demo_wallet_transfers: Described['demo_wallet_transfers'];
};
export type SessionRow = GamesTables['demo_sessions'];
export type RoundRow = GamesTables['demo_rounds'];
export type RoundState = RoundRow['state'];
