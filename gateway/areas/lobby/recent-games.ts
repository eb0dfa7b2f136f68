import type { CallValue } from '#src/contract/call-types.ts';
import type { recentGames } from '#src/contract/lobby/recent-games.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Member } from '#gateway/context/member.ts';
import { ledgerOf } from '#gateway/ledger/play-money.ts';
import { findPlayPlayer } from '../vendors/play-players.ts';
import { gameColumns, toGame } from './game-view.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Maximum number of games: the call has no pagination. */
const maxRecent = 50;

/** The games in which a player has an open round. The literal lets both databases use the index of such rounds. */
export const openRoundsOf = (db: Kysely<Tables>, playerId: string) =>
  ledgerOf(db, playerId)
    .selectFrom('rounds')
    .select('node_id')
    .distinct()
    .where('member_id', '=', playerId)
    .where('state', '=', sql.lit('open'));

/** The same of a member, who plays for money or, as a trial guest, with play money. */
async function findOpenRounds(db: Kysely<Tables>, { id, type }: Member, now: number): Promise<string[]> {
  const player = may.play(type) ? { id } : await findPlayPlayer(db, { member_id: id }, now);
  if (!player) return [];
  const rows = await openRoundsOf(db, player.id).execute();
  return rows.map(({ node_id }) => node_id).toSorted();
}

/**
 * A member's games, last played first, without removed ones; `playedAt` by nodeId in epoch ms [S1-357]. `openRounds`: the nodeIds
 * of those with an open round.
 */
export async function listRecentGames(
  db: Kysely<Tables>,
  member: Member,
  language: Language,
  now: number,
): Promise<CallValue<typeof recentGames>> {
  const [rows, open] = await Promise.all([
    db
      .selectFrom('recent_games')
      .innerJoin('games', 'games.node_id', 'recent_games.node_id')
      .select([...gameColumns, 'recent_games.played_at'])
      .where('recent_games.member_id', '=', member.id)
      .where('games.active', '=', 1)
      .orderBy('recent_games.played_at', 'desc')
      .orderBy('recent_games.node_id')
      .limit(maxRecent)
      .execute(),
    findOpenRounds(db, member, now),
  ]);
  const listed = new Set(rows.map((row) => row.node_id));
  return {
    games: rows.map((row) => toGame(row, language)),
    playedAt: Object.fromEntries(rows.map((row) => [row.node_id, row.played_at])),
    openRounds: open.filter((nodeId) => listed.has(nodeId)),
  };
}

/** Records a game as played at `now`. Throws Refusal('game_not_found') for a removed one [S1-358]. */
export async function addRecentGame(db: Kysely<Tables>, memberId: string, nodeId: string, now: number): Promise<void> {
  const found = await db
    .selectFrom('games')
    .select('node_id')
    .where('node_id', '=', nodeId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!found) throw new Refusal('game_not_found');
  await db
    .insertInto('recent_games')
    .values({ member_id: memberId, node_id: nodeId, played_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
}
