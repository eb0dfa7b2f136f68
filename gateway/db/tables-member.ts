/** Members, their sessions and what belongs to them. */
export type MemberTables = {
  members: MembersTable;
  sessions: SessionsTable;
  handover_codes: HandoverCodesTable;
  captchas: CaptchasTable;
  used_tokens: UsedTokensTable;
  login_failures: LoginFailuresTable;
  rate_limits: RateLimitsTable;
  announcement_reads: AnnouncementReadsTable;
  favourites: FavouritesTable;
  recent_games: RecentGamesTable;
  idempotency_keys: IdempotencyKeysTable;
};

/** `account_folded` (db/fold-text.ts) is unique within the merchant. `labels` is a JSON list of label names. */
export type MembersTable = {
  id: string;
  account: string;
  account_folded: string;
  type: number;
  nickname: string;
  password_hash: string;
  status: 'open' | 'locked';
  labels: string;
  vip_label: string;
  merchant_code: string;
  first_login_at: number | null;
  created_at: number;
};

/**
 * One sign-in. `refresh_hash` is the hash of the current renewal token; the previous one stays good for the grace
 * after `rotated_at`. `ended_at` is set at logout, lock or password change.
 */
type SessionsTable = {
  id: string;
  member_id: string;
  epoch: number;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  rotated_at: number;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  user_agent: string;
};

/** The one code of a session that opens another elsewhere; gone when it is used. */
type HandoverCodesTable = { session_id: string; code_hash: string; expires_at: number };

type CaptchasTable = { id: string; answer_hash: string; expires_at: number };

/** Ids that are good once (a JWE's `jti`, a handover code), by kind; stored until they would have expired anyway. */
type UsedTokensTable = { kind: string; id_hash: string; expires_at: number };

/** Wrong passwords by account name, whether it exists or not. */
type LoginFailuresTable = { account_key: string; failures: number; last_failed_at: number };

/** The shape that rate-limiter-flexible asks for. */
type RateLimitsTable = { key: string; points: number; expire: number | null };

type AnnouncementReadsTable = { member_id: string; announcement_id: string; read_at: number };

/** No reference to games: a favourite outlives its game until it is taken away. */
type FavouritesTable = { member_id: string; node_id: string; vassalage: string; added_at: number };

type RecentGamesTable = { member_id: string; node_id: string; played_at: number };

/** `answer` is the first answer as JSON, `status` its HTTP status (domain/idempotency.ts). */
type IdempotencyKeysTable = {
  scope: string;
  key: string;
  body_hash: string;
  status: number;
  answer: string;
  created_at: number;
};
