import type { demo } from '../db/migrations/002-demo-vendor.ts';
import type { RowsOf } from '../db/migrations/create-table.ts';

/** The vendor's tables, as both databases answer them. */
export type GamesTables = RowsOf<typeof demo>;
export type SessionRow = GamesTables['demo_sessions'];
export type RoundRow = GamesTables['demo_rounds'];
export type RoundState = RoundRow['state'];
