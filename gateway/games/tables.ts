/**
 * `betting`: the bet is on its way. `winning`: taken, the win is to be paid. `ending`: paid, the end is to be told.
 * `rolling-back`: the bet's answer never came. `cancelled`: rolled back, or never sent. `refused`: the gateway said no.
 */
export type RoundState = 'betting' | 'winning' | 'ending' | 'done' | 'rolling-back' | 'cancelled' | 'refused';

/** Money in minor units, times in epoch ms. PostgreSQL answers bigint as text: read numbers through `Number`. */
export type SessionRow = {
  /** SHA-256 of the session token; the token itself is only with the page. */
  id: string;
  /** Whose rounds these are: vendor and player, or this very session in play money. */
  owner: string;
  vassalage: string;
  node_id: string;
  player_id: string;
  /** The gateway's player token, sealed under the session token. */
  sealed_token: string;
  currency: string;
  currency_symbol: string;
  language: string;
  game_name: string;
  icon_url: string;
  min_stake: number;
  demo: number;
  /** Play money; unused with real money. */
  play_balance: number;
  created_at: number;
  expires_at: number;
};

export type RoundRow = {
  id: string;
  owner: string;
  idempotency_key: string;
  /** Filled while a bet is on its way, and unique: one round at a time for a player and a game. */
  lane: string | null;
  vassalage: string;
  node_id: string;
  player_id: string;
  currency: string;
  demo: number;
  stake: number;
  lines: number;
  /** The Outcome as JSON, stored so that a later paytable never rewrites a round. */
  outcome: string;
  win: number;
  state: RoundState;
  refusal: string | null;
  balance_after_bet: number | null;
  balance: number | null;
  presented: number;
  attempts: number;
  /** When the next callback is due; null when none is. */
  next_at: number | null;
  created_at: number;
};

export type GamesTables = { demo_sessions: SessionRow; demo_rounds: RoundRow };
