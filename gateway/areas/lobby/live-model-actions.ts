import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { option, Order, Text } from '#gateway/actions/inputs.ts';
import { removal, switching, writing } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';

const hosts = { thing: 'host', sample: 'lara', table: 'live_models', topic: 'games', group: 'live' } as const;

/** The hosts of live tables, and which of them stream [S1-394]. */
export const liveModelActions = [
  defineAction({
    name: 'live list',
    reads: true,
    summary: 'every host of a live table, shown or not, streaming or not',
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
  }),
  writing(hosts, {
    summary: 'add a host or change the given parts; --game is the nodeId of the table',
    example: '--name Lara --game NOR-1',
    parts: { name: Text, node_id: option(Text, { name: 'game' }), sort_order: Order },
    fresh: { active: flag(true), streaming: flag(false) },
    columns: async ({ db }, given) => {
      const { node_id: game } = given;
      if (game === undefined) return given;
      const table = await db.selectFrom('games').select('game_type').where('node_id', '=', game).executeTakeFirst();
      if (table?.game_type !== 'LIVE') throw new OperatorError(`There is no live game ${game}.`);
      return given;
    },
  }),
  switching(hosts, 'show', 'active', 'show or hide a host in the lobby'),
  switching(hosts, 'stream', 'streaming', 'mark a host as streaming or not'),
  removal(hosts),
];
