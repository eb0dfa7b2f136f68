import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * The demo vendor's own tables. A separate party: nothing here refers to the gateway's tables. Money in minor units, times in
 * epoch ms.
 */
export const demo = {
  /**
   * `id` is the SHA-256 of the session token, which only the page has; `sealed_token` the gateway's player token, encrypted
   * under it. `owner`: whose rounds these are, vendor and player, or this very session in play money (`play_balance`).
   */
  demo_sessions: {
    id: 'key',
    owner: 'text',
    vassalage: 'text',
    node_id: 'text',
    player_id: 'text',
    sealed_token: 'text',
    currency: 'text',
    currency_symbol: 'text',
    language: 'text: pt|en',
    game_name: 'text',
    icon_url: 'text',
    min_stake: 'long',
    demo: 'integer',
    play_balance: 'long',
    created_at: 'long',
    expires_at: 'long',
  },
  /**
   * `betting`: the bet is being sent. `winning`: accepted, the win is to be paid. `ending`: paid, the end is to be reported.
   * `rolling-back`: the bet had no response. `cancelled`: rolled back, or never sent. `refused`: by the gateway.
   * `lane` is filled while a bet is being sent: one round at a time for a player and a game. `outcome` is the Outcome as JSON,
   * stored so that a later paytable never rewrites a round. `next_at`: when the next callback is due; null when none is.
   */
  demo_rounds: {
    id: 'key',
    owner: 'text',
    idempotency_key: 'text',
    lane: 'text?',
    vassalage: 'text',
    node_id: 'text',
    player_id: 'text',
    currency: 'text',
    demo: 'integer',
    stake: 'long',
    lines: 'integer',
    outcome: 'text',
    win: 'long',
    state: 'text: betting|winning|ending|done|rolling-back|cancelled|refused',
    refusal: 'text?',
    balance_after_bet: 'long?',
    balance: 'long?',
    presented: 'integer',
    attempts: 'integer',
    next_at: 'long?',
    created_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, demo, {
    demo_sessions: { indexes: { expiry: ['expires_at'] } },
    demo_rounds: {
      unique: [['lane'], ['owner', 'idempotency_key']],
      indexes: { due: ['next_at'], last: ['owner', 'node_id', 'created_at'] },
    },
  });
