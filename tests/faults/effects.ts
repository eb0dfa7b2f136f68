/** A member's data at the gateway, independent of the screen. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ofMember, withDatabase } from '../support/database.ts';

/** Removes data of earlier visits: sessions, favourites, games played, failed logins. Money stays. */
export const forget = (gateway: GatewayProcess, account: string): Promise<void> =>
  ofMember(gateway, account, async (db, memberId) => {
    for (const table of ['launch_codes', 'player_tokens', 'favourites', 'recent_games', 'sessions'] as const)
      await db.deleteFrom(table).where('member_id', '=', memberId).execute();
    await db.deleteFrom('login_failures').execute();
  });

/** Makes the sessions of a member this much older at the gateway; ms. */
export const ageSessions = (gateway: GatewayProcess, account: string, by: number): Promise<void> =>
  ofMember(gateway, account, async (db, memberId) => {
    const earlier = (
      { ref }: ExpressionBuilder<Tables, 'sessions'>,
      column: 'rotated_at' | 'created_at' | 'expires_at',
    ) => sql<number>`${ref(column)} - ${by}`;
    await db
      .updateTable('sessions')
      .set((eb) => ({
        rotated_at: earlier(eb, 'rotated_at'),
        created_at: earlier(eb, 'created_at'),
        expires_at: earlier(eb, 'expires_at'),
      }))
      .where('member_id', '=', memberId)
      .execute();
  });

/** The number of open sessions of the member. */
export const openSessions = (gateway: GatewayProcess, account: string): Promise<number> =>
  ofMember(gateway, account, async (db, memberId) => {
    const open = db.selectFrom('sessions').select('id').where('member_id', '=', memberId).where('ended_at', 'is', null);
    return (await open.execute()).length;
  });

/** `launches`: launch URLs issued; `opened`: those that a game started with; the rest since a moment, in epoch ms. */
export type Played = { launches: number; opened: number; bets: number; postings: number };

export const playedBy = (gateway: GatewayProcess, account: string, since: number): Promise<Played> =>
  ofMember(gateway, account, async (db, memberId) => {
    const codes = await db.selectFrom('launch_codes').select('used_at').where('member_id', '=', memberId).execute();
    const rounds = await db
      .selectFrom('rounds')
      .select('bets')
      .where('member_id', '=', memberId)
      .where('created_at', '>=', since)
      .execute();
    const postings = await db
      .selectFrom('postings')
      .innerJoin('accounts', 'accounts.id', 'postings.account_id')
      .innerJoin('journals', 'journals.id', 'postings.journal_id')
      .select('postings.journal_id')
      .where('accounts.member_id', '=', memberId)
      .where('journals.created_at', '>=', since)
      .execute();
    return {
      launches: codes.length,
      opened: codes.filter(({ used_at }) => used_at !== null).length,
      bets: rounds.reduce((sum, round) => sum + round.bets, 0),
      postings: postings.length,
    };
  });

/** Visitors' play with play money since a time (epoch ms): players, launch URLs issued, bets. */
export const playedForFun = (
  gateway: GatewayProcess,
  since: number,
): Promise<{ players: number; launches: number; bets: number }> =>
  withDatabase(gateway, async (db) => {
    const players = await db
      .selectFrom('play_players')
      .select('id')
      .where('member_id', 'is', null)
      .where('created_at', '>=', since)
      .execute();
    const ids = ['', ...players.map(({ id }) => id)];
    const codes = await db.selectFrom('play_codes').select('code_hash').where('member_id', 'in', ids).execute();
    const rounds = await db.selectFrom('play_rounds').select('bets').where('member_id', 'in', ids).execute();
    return {
      players: players.length,
      launches: codes.length,
      bets: rounds.reduce((sum, round) => sum + round.bets, 0),
    };
  });
