import { flag } from '#gateway/db/flag.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  readId,
  readOrder,
  readTexts,
  refuseNothing,
} from '#gateway/actions/command.ts';
import { removal, switching } from '#gateway/actions/row-commands.ts';

/** The hosts of live tables, and who of them is streaming [S1-394]. */
export const liveModelCommands: readonly Command[] = [
  {
    name: 'live list',
    reads: true,
    help: 'every host of a live table, shown or not, streaming or not',
    run: async ({ db }) => {
      const rows = await db.selectFrom('live_models').selectAll().orderBy('sort_order').orderBy('id').execute();
      return rows.map((row) => [
        row.id,
        row.active ? 'shown' : 'hidden',
        row.streaming ? 'streaming' : '',
        row.node_id,
        row.name,
      ]);
    },
  },
  {
    name: 'live set',
    takes: '<id>',
    help: 'write a host, or the parts that are given; --game is the nodeId of the table',
    flags: '[--name …] [--game …] [--order 10]',
    run: setModel,
  },
  switching(
    {
      name: 'live show',
      help: 'show a host in the lobby, or hide her',
      topic: 'games',
      thing: 'host',
      called: 'active',
    },
    (trx, id, active) => trx.updateTable('live_models').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
  switching(
    {
      name: 'live stream',
      help: 'say that a host is at the table, or has left it',
      topic: 'games',
      thing: 'host',
      called: 'streaming',
    },
    (trx, id, streaming) => trx.updateTable('live_models').set({ streaming }).where('id', '=', id).executeTakeFirst(),
  ),
  removal('live', 'games', 'host', (trx, id) => trx.deleteFrom('live_models').where('id', '=', id).executeTakeFirst()),
];

async function setModel(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A host');
  refuseNothing(options);
  await change(operator, 'games', async (trx) => {
    const old = await trx.selectFrom('live_models').selectAll().where('id', '=', id).executeTakeFirst();
    const { name, game } = readTexts(options, ['name', 'game'], old && { name: old.name, game: old.node_id });
    const table = await trx.selectFrom('games').select('game_type').where('node_id', '=', game).executeTakeFirst();
    if (table?.game_type !== 'LIVE') throw new OperatorError(`There is no live game ${game}.`);
    const model = { name, node_id: game, sort_order: readOrder(options, old?.sort_order) };
    await trx
      .insertInto('live_models')
      .values({ id, ...model, active: flag(true), streaming: flag(false) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(model))
      .execute();
  });
  return `wrote ${id}`;
}
