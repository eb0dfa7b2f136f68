import { commitmentOf } from '#src/contract/commitment.ts';
import { numbersOf } from '#src/contract/lottery-draw.ts';
import { flag } from '#gateway/db/flag.ts';
import { slotMinutes, takesPart } from './slots.ts';
import {
  change,
  changeOne,
  type Command,
  type Operator,
  OperatorError,
  printTime,
  readSwitch,
  type Rows,
  writeSwitch,
} from '#gateway/actions/command.ts';

const topic = 'draws';
/** How many draws are printed. */
const shownDraws = 20;

/** What is drawn, how often, and what was drawn (docs/decisions/067-a-lottery-is-drawn-by-the-gateway.md). */
export const lotteryCommands: readonly Command[] = [
  { name: 'lottery list', reads: true, help: 'the games that are lotteries, and how often each is drawn', run: list },
  {
    name: 'lottery set',
    takes: '<nodeId> <minutes> [HH:MM]',
    help: 'draw a game every so many minutes (5 to 1440, in fives), from a time of the day on; it becomes a lottery by that',
    run: set,
  },
  {
    name: 'lottery sale',
    takes: '<nodeId> <on|off>',
    help: 'sell tickets of a lottery or none; those that are out take part in their draws',
    run: async (operator, [nodeId = '', word]) => {
      const open = readSwitch(word);
      await changeOne(operator, topic, `lottery ${nodeId}`, (trx) =>
        trx
          .updateTable('lotteries')
          .set({ open: flag(open) })
          .where('node_id', '=', nodeId)
          .executeTakeFirst(),
      );
      return `${nodeId}: ${writeSwitch(open)}`;
    },
  },
  { name: 'lottery draws', reads: true, takes: '<nodeId>', help: 'what a lottery has drawn, newest first', run: draws },
  {
    name: 'lottery verify',
    reads: true,
    takes: '<nodeId> <numero> [seed]',
    help: 'compute the numbers of a draw again, from its seed or from one that you say, and compare the commitment',
    run: verify,
  },
  {
    name: 'lottery void',
    takes: '<numero>',
    help: 'call a draw off before it is drawn: the stakes of all its tickets, in every lottery, go back',
    asks: ([numero]) => `The draw ${numero} is called off in every lottery, and stakes go back. Go on?`,
    run: async (operator, [numero = '']) => {
      await changeOne(operator, topic, `draw ${numero} that is still to come`, (trx) =>
        trx
          .updateTable('draws')
          .set({ state: 'void', ended_at: operator.clock() })
          .where('numero', '=', numero)
          .where('state', '=', 'selling')
          .where('draws_at', '>', operator.clock())
          .executeTakeFirst(),
      );
      return `${numero} is void`;
    },
  },
];

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function list({ db }: Operator): Promise<Rows> {
  const rows = await db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .selectAll('lotteries')
    .select(['games.name_pt', 'games.game_code'])
    .orderBy('lotteries.node_id')
    .execute();
  return rows.map((row) => [
    row.node_id,
    `every ${row.every_minutes} min`,
    `from ${timeOf(row.first_minute)}`,
    writeSwitch(row.open),
    row.game_code,
    row.name_pt,
  ]);
}

/** `20:05` → 1205 */
function readMinute(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (minute % slotMinutes === 0) return minute;
  throw new OperatorError('Say a time of the day in fives, such as 20:05.');
}

async function set(operator: Operator, [nodeId = '', text = '', time = '00:00']: readonly string[]): Promise<string> {
  const every = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (every < slotMinutes || every > 1440 || every % slotMinutes !== 0)
    throw new OperatorError('Say the minutes between two draws: 5 to 1440, in fives.');
  const rhythm = { every_minutes: every, first_minute: readMinute(time) };
  const game = await operator.db.selectFrom('games').select('node_id').where('node_id', '=', nodeId).executeTakeFirst();
  if (!game) throw new OperatorError(`There is no game ${nodeId}.`);
  await change(operator, topic, (trx) =>
    trx
      .insertInto('lotteries')
      .values({ node_id: nodeId, ...rhythm, open: 1 })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet(rhythm))
      .execute(),
  );
  return `${nodeId} is drawn every ${every} min from ${time}`;
}

async function lotteryOf({ db }: Operator, nodeId: string) {
  const lottery = await db.selectFrom('lotteries').selectAll().where('node_id', '=', nodeId).executeTakeFirst();
  if (!lottery) throw new OperatorError(`There is no lottery ${nodeId}.`);
  return lottery;
}

async function draws(operator: Operator, [nodeId = '']: readonly string[]): Promise<Rows> {
  const lottery = await lotteryOf(operator, nodeId);
  const rows = await operator.db
    .selectFrom('draws')
    .selectAll()
    .where('state', '!=', 'selling')
    .orderBy('draws_at', 'desc')
    .limit(24 * 60)
    .execute();
  const own = rows.filter(({ minute }) => takesPart(lottery, minute)).slice(0, shownDraws);
  return Promise.all(
    own.map(async ({ numero, draws_at, state, seed }) => [
      numero,
      printTime(draws_at),
      seed === null ? state : (await numbersOf(seed, { nodeId, numero })).join(' '),
      seed ?? '',
    ]),
  );
}

async function verify(operator: Operator, [nodeId = '', numero = '', said]: readonly string[]): Promise<Rows> {
  await lotteryOf(operator, nodeId);
  const draw = await operator.db.selectFrom('draws').selectAll().where('numero', '=', numero).executeTakeFirst();
  if (!draw) throw new OperatorError(`There is no draw ${numero}.`);
  const seed = said ?? draw.seed;
  if (seed === null) throw new OperatorError(`The draw ${numero} is ${draw.state}: its seed is not told.`);
  if ((await commitmentOf(seed)) !== draw.commitment)
    throw new OperatorError(`The seed is not the one that ${numero} was committed to (${draw.commitment}).`);
  return [
    ['commitment', draw.commitment],
    ['seed', seed],
    ['numbers', (await numbersOf(seed, { nodeId, numero })).join(' ')],
  ];
}
