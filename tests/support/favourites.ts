import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';

/** The games that the gateway stores as a member's favourites, whatever the screen says. */
export const favouritesOf = (gateway: Pick<GatewayProcess, 'dataFolder'>, account: string): Promise<string[]> =>
  withDatabase(gateway, (db) =>
    db
      .selectFrom('favourites')
      .innerJoin('members', 'members.id', 'favourites.member_id')
      .select('favourites.node_id')
      .where('members.account', '=', account)
      .execute(),
  ).then((rows) => rows.map((row) => row.node_id));
