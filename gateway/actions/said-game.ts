import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * The node id of a game that was called by it, `sea-mega-dragon`, or by its code as addresses of the app have it, `sea_mega_dragon`. What names
 * no game, or is the code of several, is answered as it was said.
 */
export async function saidGame(db: Kysely<Tables>, said: string): Promise<string> {
  const rows = await db
    .selectFrom('games')
    .select('node_id')
    .where((eb) => eb.or([eb('node_id', '=', said), eb('game_code', '=', said)]))
    .limit(3)
    .execute();
  const ids = rows.map(({ node_id }) => node_id);
  return ids.includes(said) ? said : ids.length === 1 ? (ids[0] ?? said) : said;
}
