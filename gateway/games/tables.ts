import type { demo } from '../db/migrations/002-demo-vendor.ts';
import type { roundColumns } from '../db/migrations/018-play-money.ts';
import type { RowsOf } from '../db/migrations/create-table.ts';

type Described = RowsOf<typeof demo & typeof roundColumns>;
/** The vendor's tables, as both databases answer them. The chips of a demonstration were its own to count before. */
export type GamesTables = Omit<Described, 'demo_sessions'> & {
  demo_sessions: Omit<Described['demo_sessions'], 'play_balance'>;
};
export type SessionRow = GamesTables['demo_sessions'];
export type RoundRow = GamesTables['demo_rounds'];
export type RoundState = RoundRow['state'];
