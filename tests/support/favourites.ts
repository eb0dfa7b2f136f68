import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ofMember } from './database.ts';

/** The games that the gateway stores as a member's favourites, independent of the screen. */
export const favouritesOf = (gateway: Pick<GatewayProcess, 'dataFolder'>, account: string): Promise<string[]> =>
  ofMember(gateway, account, (db, id) =>
    db.selectFrom('favourites').select('node_id').where('member_id', '=', id).execute(),
  ).then((rows) => rows.map((row) => row.node_id));

/**
 * Adds favourites that are older than all of a member's own: so many whose names have no word of `name` in them, and after them
 * the game of that name. Returns a function that removes them.
 */
export function addOldFavourites(
  gateway: Pick<GatewayProcess, 'dataFolder'>,
  account: string,
  { name, after }: { name: string; after: number },
): Promise<() => Promise<unknown>> {
  return ofMember(gateway, account, async (db, id) => {
    const games = db.selectFrom('games').select(['node_id', 'vassalage']).where('active', '=', 1);
    const own = db.selectFrom('favourites').select('node_id').where('member_id', '=', id);
    const others = await games
      .where('node_id', 'not in', own)
      .where((eb) => eb.and(name.split(' ').map((word) => eb('name_pt', 'not like', `%${word}%`))))
      .limit(after)
      .execute();
    const last = await games.where('name_pt', '=', name).executeTakeFirstOrThrow();
    const rows = [...others, last].map((game, index) => ({ ...game, member_id: id, added_at: after - index }));
    await db.insertInto('favourites').values(rows).execute();
    const added = rows.map(({ node_id }) => node_id);
    return () =>
      ofMember(gateway, account, (later) =>
        later.deleteFrom('favourites').where('member_id', '=', id).where('node_id', 'in', added).execute(),
      );
  });
}
