import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { gameColumns, toGame } from './game-view.ts';
import { Refusal } from '../process/refusal.ts';

/** The call knows no pages; nobody looks further back than this many games. */
const maxRecent = 50;

/** A member's games, last played first, without those that are gone; `playedAt` by nodeId in epoch ms [S1-357]. */
export async function listRecentGames(
  db: Kysely<Tables>,
  memberId: string,
  language: Language,
): Promise<{ games: Game[]; playedAt: Record<string, number> }> {
  const rows = await db
    .selectFrom('recent_games')
    .innerJoin('games', 'games.node_id', 'recent_games.node_id')
    .select([...gameColumns, 'recent_games.played_at'])
    .where('recent_games.member_id', '=', memberId)
    .where('games.active', '=', 1)
    .orderBy('recent_games.played_at', 'desc')
    .orderBy('recent_games.node_id')
    .limit(maxRecent)
    .execute();
  return {
    games: rows.map((row) => toGame(row, language)),
    playedAt: Object.fromEntries(rows.map((row) => [row.node_id, row.played_at])),
  };
}

/** Notes a game as played at `now`. Throws Refusal('game_not_found') when it is gone [S1-358]. */
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
