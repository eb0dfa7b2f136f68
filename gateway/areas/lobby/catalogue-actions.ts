import type { UpdateObject } from 'kysely';
import { flag } from '#gateway/db/flag.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { change, changeOne, type Command, type Operator, OperatorError } from '#gateway/actions/command.ts';

const found = 40;

/** Vendors and games. */
export const catalogueCommands: readonly Command[] = [
  {
    name: 'vendor list',
    reads: true,
    help: 'every vendor',
    run: async ({ db }) => {
      const rows = await db.selectFrom('vendors').selectAll().orderBy('sort_order').execute();
      return rows.map((row) => [
        row.vassalage,
        row.open ? 'open' : 'closed',
        row.frame_allowed ? 'framed' : 'own page',
        row.name,
      ]);
    },
  },
  {
    name: 'vendor open',
    takes: '<code>',
    help: 'let members open the games of a vendor again',
    run: (operator, [code = '']) => switchVendor(operator, code, true),
  },
  {
    name: 'vendor close',
    takes: '<code>',
    help: 'refuse launches and bets of a vendor; wins and rollbacks are still taken',
    asks: ([code]) => `Members can no longer open or bet on games of ${code}. Go on?`,
    run: (operator, [code = '']) => switchVendor(operator, code, false),
  },
  {
    name: 'game find',
    reads: true,
    takes: '<text…>',
    help: `the first ${found} games whose name has this text`,
    run: async ({ db }, words) => {
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
  },
  {
    name: 'game hot',
    takes: '<nodeId> [rank]',
    help: 'make a game hot; the rank is 1, the hottest, when none is given',
    run: heatGame,
  },
  {
    name: 'game cold',
    takes: '<nodeId>',
    help: 'take a game out of the hot games',
    run: (operator, [nodeId = '']) => changeGame(operator, nodeId, { hot_rank: null }, 'is not hot'),
  },
  {
    name: 'game withdraw',
    takes: '<nodeId>',
    help: 'take a game out of every list; launches and bets are refused',
    asks: ([nodeId]) => `Members can no longer find, open or bet on ${nodeId}. Go on?`,
    run: (operator, [nodeId = '']) => changeGame(operator, nodeId, { active: flag(false) }, 'is withdrawn'),
  },
  {
    name: 'game restore',
    takes: '<nodeId>',
    help: 'bring a withdrawn game back',
    run: (operator, [nodeId = '']) => changeGame(operator, nodeId, { active: flag(true) }, 'is back'),
  },
];

async function switchVendor(operator: Operator, code: string, open: boolean) {
  const set = { open: flag(open) };
  await changeOne(operator, 'vendors', `vendor ${code}`, (trx) =>
    trx.updateTable('vendors').set(set).where('vassalage', '=', code).executeTakeFirst(),
  );
  return `${code} is ${open ? 'open' : 'closed'}`;
}

type GameChange = UpdateObject<Tables, 'games'>;

async function changeGame(operator: Operator, nodeId: string, set: GameChange, said: string) {
  await changeOne(operator, 'games', `game ${nodeId}`, (trx) =>
    trx.updateTable('games').set(set).where('node_id', '=', nodeId).executeTakeFirst(),
  );
  return `${nodeId} ${said}`;
}

/** Puts a game at its rank, and those below it one further down. */
async function heatGame(operator: Operator, [nodeId = '', place = '1']: readonly string[]) {
  const rank = Number(place);
  if (!Number.isSafeInteger(rank) || rank < 1) throw new OperatorError('A rank is a number from 1.');
  await change(operator, 'games', async (trx) => {
    const setRank = (id: string, hot_rank: number) =>
      trx.updateTable('games').set({ hot_rank }).where('node_id', '=', id).executeTakeFirst();
    const hot = await trx
      .selectFrom('games')
      .select('node_id')
      .where('hot_rank', 'is not', null)
      .where('node_id', '!=', nodeId)
      .orderBy('hot_rank')
      .orderBy('node_id')
      .execute();
    if ((await setRank(nodeId, rank)).numUpdatedRows === 0n) throw new OperatorError(`There is no game ${nodeId}.`);
    const order = hot.map((row) => row.node_id).toSpliced(rank - 1, 0, nodeId);
    for (const [index, id] of order.entries()) await setRank(id, index + 1);
  });
  return `${nodeId} is hot`;
}
