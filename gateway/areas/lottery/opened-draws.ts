import { numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import { drawsOnPage } from '#src/contract/lottery/lottery.ts';
import type { Draw, LotteriesQuery, Lottery } from '#src/contract/lottery/lottery.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { comingDraw } from './coming-draws.ts';
import { findLotteries, type LotteryRow, toLottery } from './list-lotteries.ts';
import { type Rhythm, takesPart } from './slots.ts';

type DrawRow = Tables['draws'];

/** The contract's form of a draw: its numbers are computed from the disclosed seed. A void draw has a seed and no numbers. */
async function toDraw(row: DrawRow, nodeId: string): Promise<Draw> {
  const { numero, state, seed, void_seed: voidSeed } = row;
  const told = { ...comingDraw(row), state };
  if (seed !== null) return { ...told, seed, numbers: await numbersOf(seed, { nodeId, numero }) };
  return voidSeed === null ? told : { ...told, seed: voidSeed };
}

/** The draws that are over and in which a rhythm took part, newest first. */
const ended = ({ db }: Gateway, { every_minutes, first_minute }: Rhythm) =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('state', 'in', ['drawn', 'void'])
    .where('minute', '>=', first_minute)
    .where((eb) => eb(eb(eb.parens('minute', '-', first_minute), '%', every_minutes), '=', 0))
    .orderBy('draws_at', 'desc');

/** A page of the draws of a lottery, newest first [S1-369]. */
export async function listOpened(gateway: Gateway, lottery: LotteryRow, pageNo: number) {
  const rows = await ended(gateway, lottery)
    .limit(drawsOnPage + 1)
    .offset((pageNo - 1) * drawsOnPage)
    .execute();
  const draws = await Promise.all(rows.slice(0, drawsOnPage).map((row) => toDraw(row, lottery.node_id)));
  return { draws, pageNum: pageNo, hasMore: rows.length > drawsOnPage };
}

/**
 * One draw of a lottery; undefined where there is none of that number. A future one has to fit the lottery's schedule, a past one
 * is found whatever the schedule is now, because it has tickets.
 */
export async function findDraw({ db }: Gateway, lottery: LotteryRow, numero: string): Promise<Draw | undefined> {
  const row = await db.selectFrom('draws').selectAll().where('numero', '=', numero).executeTakeFirst();
  if (!row || (row.state === 'selling' && !takesPart(lottery, row.minute))) return undefined;
  return toDraw(row, lottery.node_id);
}

/** The draw of a ticket of a game, which may have left the schedule; undefined where there is none of that number. */
export async function drawOfTicket(
  { db }: Pick<Gateway, 'db'>,
  { nodeId, numero }: { readonly nodeId: string; readonly numero: string },
): Promise<Draw | undefined> {
  const row = await db.selectFrom('draws').selectAll().where('numero', '=', numero).executeTakeFirst();
  return row && toDraw(row, nodeId);
}

/** The last drawn numbers of every lottery that has any [S1-370]. */
export async function listLastNumbers(
  gateway: Gateway,
  query: LotteriesQuery,
): Promise<{ game: Lottery; draw: Draw }[]> {
  const lotteries = await findLotteries(gateway, query);
  const day = 86_400_000;
  const rows = await gateway.db
    .selectFrom('draws')
    .selectAll()
    .where('state', '=', 'drawn')
    // Every lottery is drawn at least once a day; the extra hour is for the end of summer time.
    .where('draws_at', '>', gateway.clock() - day - day / 24)
    .orderBy('draws_at', 'desc')
    .execute();
  const results = await Promise.all(
    lotteries.map(async (lottery) => {
      const last = rows.find(({ minute }) => takesPart(lottery, minute));
      return last && { game: await toLottery(gateway, lottery, query), draw: await toDraw(last, lottery.node_id) };
    }),
  );
  return results.filter((result) => result !== undefined);
}
