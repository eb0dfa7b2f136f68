import type { ReadQuery } from '#src/contract/call-types.ts';
import type { liveModelList } from '#src/contract/lobby/live-models.ts';
import type { LiveModel } from '#src/contract/lobby/live-models.schema.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { gameColumns, toGame } from './game-view.ts';

type Query = Pick<ReadQuery<typeof liveModelList>, 'language' | 'active' | 'streaming'>;

/** The hosts of open games, in the merchant's order, filtered by each given flag [S1-394]. */
export async function listLiveModels({ db }: Pick<Gateway, 'db'>, query: Query): Promise<LiveModel[]> {
  const { language, active, streaming } = query;
  let wanted = db
    .selectFrom('live_models')
    .innerJoin('games', 'games.node_id', 'live_models.node_id')
    .select([...gameColumns, 'live_models.id', 'live_models.name', 'live_models.streaming'])
    .select('live_models.active as shown')
    .where('games.active', '=', 1);
  if (active !== undefined) wanted = wanted.where('live_models.active', '=', flag(active === 1));
  if (streaming !== undefined) wanted = wanted.where('live_models.streaming', '=', flag(streaming === 1));
  const rows = await wanted.orderBy('live_models.sort_order').orderBy('live_models.id').execute();
  return rows.map((row) => ({
    modelId: row.id,
    name: row.name,
    active: row.shown === 1,
    streaming: row.streaming === 1,
    game: toGame(row, language),
  }));
}
