import type { UpdateObject } from 'kysely';
import * as v from 'valibot';
import { type ChangeContext, defineAction } from '#gateway/actions/define-action.ts';
import { whole, word } from '#gateway/actions/inputs.ts';
import { saidGame } from '#gateway/actions/said-game.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';

const found = 40;

const vendor = v.object({ code: word(v.string(), 'code') });
const game = v.object({ nodeId: word(v.string(), 'nodeId') });
const Rank = whole(1, 999_999_999, 'A rank is a number from 1.');

/** Vendors and games. */
export const catalogueActions = [
  defineAction({
    name: 'vendor list',
    reads: true,
    summary: 'every vendor',
    run: async ({ db }) => {
      const rows = await db.selectFrom('vendors').selectAll().orderBy('sort_order').execute();
      return rows.map((row) => [
        row.vassalage,
        row.open ? 'open' : 'closed',
        row.frame_allowed ? 'framed' : 'own page',
        row.name,
      ]);
    },
  }),
  defineAction({
    name: 'vendor open',
    examples: ['vendor open COR'],
    summary: 'let members open the games of a vendor again',
    input: vendor,
    changes: ['vendors'],
    run: (context, { code }) => switchVendor(context, code, true),
  }),
  defineAction({
    name: 'vendor close',
    examples: ['vendor close COR --yes'],
    summary: 'refuse launches and bets of a vendor; wins and rollbacks are still accepted',
    input: vendor,
    changes: ['vendors'],
    asks: ({ code }) => `Members can no longer open or bet on games of ${code}. Continue?`,
    run: (context, { code }) => switchVendor(context, code, false),
  }),
  defineAction({
    name: 'game find',
    reads: true,
    examples: ['game find rei polvo'],
    summary: `the first ${found} games whose name has this text`,
    input: v.object({ text: word(v.array(v.string()), 'text') }),
    run: async ({ db }, { text: words }) => {
      const text = `%${foldText(words.join(' ')).replaceAll(/[\\%_]/g, '')}%`;
      const rows = await db
        .selectFrom('games')
        .select(['node_id', 'game_type', 'name_pt', 'active', 'hot_rank'])
        .where((eb) => eb.or([eb('name_pt_folded', 'like', text), eb('name_en_folded', 'like', text)]))
        .orderBy('sort_order')
        .limit(found)
        .execute();
      return rows.map((row) => [
        row.node_id,
        row.game_type,
        row.active ? '' : 'gone',
        row.hot_rank === null ? '' : `hot ${row.hot_rank}`,
        row.name_pt,
      ]);
    },
  }),
  defineAction({
    name: 'game hot',
    examples: ['game hot COR-20 1'],
    summary: 'make a game hot; rank 1, the default, is the hottest',
    input: v.object({ ...game.entries, rank: v.optional(word(Rank, 'rank'), '1') }),
    changes: ['games'],
    run: heatGame,
  }),
  changing('game cold', 'remove a game from the hot games', { hot_rank: null }, 'is not hot'),
  changing(
    'game withdraw',
    'remove a game from every list; launches and bets are refused',
    { active: flag(false) },
    'is withdrawn',
    (nodeId) => `Members can no longer find, open or bet on ${nodeId}. Continue?`,
  ),
  changing('game restore', 'restore a withdrawn game', { active: flag(true) }, 'is back'),
];

async function switchVendor({ db }: ChangeContext, code: string, open: boolean) {
  const set = { open: flag(open) };
  refuseNone(
    await db.updateTable('vendors').set(set).where('vassalage', '=', code).executeTakeFirst(),
    `vendor ${code}`,
  );
  return `${code} is ${open ? 'open' : 'closed'}`;
}

type GameChange = UpdateObject<Tables, 'games'>;

/** The action that writes a column of a game, of which is then `said` what it is. */
function changing(name: string, summary: string, set: GameChange, said: string, asks?: (nodeId: string) => string) {
  return defineAction({
    name,
    summary,
    examples: [`${name} COR-20`],
    input: game,
    changes: ['games'],
    asks: ({ nodeId }) => asks?.(nodeId) ?? null,
    run: async (context, { nodeId }) => {
      await changeGame(context, nodeId, set);
      return `${nodeId} ${said}`;
    },
  });
}

async function changeGame({ db }: ChangeContext, said: string, set: GameChange) {
  const nodeId = await saidGame(db, said);
  refuseNone(await db.updateTable('games').set(set).where('node_id', '=', nodeId).executeTakeFirst(), `game ${nodeId}`);
}

/** Puts a game at its rank, and those below it one further down. */
async function heatGame(context: ChangeContext, { nodeId: said, rank }: { nodeId: string; rank: number }) {
  const nodeId = await saidGame(context.db, said);
  const hot = await context.db
    .selectFrom('games')
    .select('node_id')
    .where('hot_rank', 'is not', null)
    .where('node_id', '!=', nodeId)
    .orderBy('hot_rank')
    .orderBy('node_id')
    .execute();
  const order = hot.map((row) => row.node_id).toSpliced(rank - 1, 0, nodeId);
  for (const [index, id] of order.entries()) await changeGame(context, id, { hot_rank: index + 1 });
  return `${nodeId} is hot`;
}
