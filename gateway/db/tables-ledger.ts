import type { Flag } from './flag.ts';

/** Money: the double-entry ledger, rounds, and what vendors have asked. */
export type LedgerTables = {
  accounts: AccountsTable;
  journals: JournalsTable;
  postings: PostingsTable;
  rounds: RoundsTable;
  vendor_transactions: VendorTransactionsTable;
  launch_codes: LaunchCodesTable;
  player_tokens: PlayerTokensTable;
};

/** `wallet`: a member's money. `vendor`: what a vendor has won or lost. `house`: where the operator's credits come from. */
export type AccountKind = 'wallet' | 'vendor' | 'house';

/** A wallet has `allow_negative` 0, and the database itself refuses a balance below zero [S1-025]. */
type AccountsTable = {
  id: string;
  member_id: string | null;
  kind: AccountKind;
  currency: string;
  balance_minor: number;
  allow_negative: Flag;
};

/** `kind` and `ref` together are unique: the same cause is never booked twice. */
type JournalsTable = { id: string; kind: string; ref: string; created_at: number };

type PostingsTable = { journal_id: string; account_id: string; amount_minor: number };

/** `cancelled`: every bet of the round was rolled back. Money of the bets that stand and of all wins. */
type RoundsTable = {
  id: string;
  vendor: string;
  round_id: string;
  member_id: string;
  node_id: string;
  currency: string;
  state: 'open' | 'ended' | 'cancelled';
  bets: number;
  stake_minor: number;
  win_minor: number;
  created_at: number;
  ended_at: number | null;
};

/**
 * `done`: booked, `answer` is the answer's value. `refused`: `answer` is the error code. `rolled-back`: a bet that was
 * taken back. `tombstone`: a bet that was rolled back before it came.
 */
export type VendorTransactionState = 'done' | 'refused' | 'rolled-back' | 'tombstone';

export type VendorTransactionsTable = {
  vendor: string;
  transaction_id: string;
  kind: 'bet' | 'win' | 'rollback' | 'end-round';
  state: VendorTransactionState;
  body_hash: string;
  answer: string;
  member_id: string;
  round_id: string;
  amount_minor: number;
  created_at: number;
};

/** Single-use codes; only the SHA-256 of a code is stored. */
type LaunchCodesTable = {
  code_hash: string;
  member_id: string;
  session_id: string;
  node_id: string;
  vassalage: string;
  language: string;
  expires_at: number;
  used_at: number | null;
};

/** Only the SHA-256 of a token is stored. `demo` 1: play money, no bets. */
type PlayerTokensTable = {
  token_hash: string;
  member_id: string;
  session_id: string;
  vassalage: string;
  demo: Flag;
  expires_at: number;
};
