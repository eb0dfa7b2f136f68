import * as v from 'valibot';
import { fromMinor, PositiveAmount, toMinor } from '#src/contract/amount.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
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
  writeSwitch,
} from '#gateway/actions/command.ts';
import { readArt } from '#gateway/actions/read-art.ts';
import { onAndOff } from '#gateway/actions/row-commands.ts';

const texts = ['name_pt', 'name_en', 'text_pt', 'text_en'] as const;
/** What is drawn where the operator names no scene. */
const plainArt = '/art/b/mare.svg';

type Good = Tables['mall_goods'];

/** What is to be had in the point mall; what was ordered there is in order-commands.ts. */
export const mallCommands: readonly Command[] = [
  {
    name: 'mall list',
    reads: true,
    help: 'what is to be had for points, with its price, what is left of it, and how often it was ordered',
    run: listGoods,
  },
  {
    name: 'mall set',
    takes: '<id>',
    help: 'write what is to be had for points, or the parts that are given: money for the balance, or a gift that you send',
    flags:
      '[--name-pt …] [--name-en …] [--text-pt …] [--text-en …] [--credit 5.00] [--gift] [--points 100] [--stock 10|none] [--art /art/b/mar.svg] [--order 10]',
    run: setGood,
  },
  ...onAndOff(
    {
      group: 'mall',
      topic: 'mall',
      thing: 'good',
      on: 'offer it',
      off: 'offer it no more; what was ordered stays ordered',
    },
    (trx, id, active) => trx.updateTable('mall_goods').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
];

async function listGoods({ db }: Operator) {
  const rows = await db.selectFrom('mall_goods').selectAll().orderBy('sort_order').orderBy('id').execute();
  const ordered = await db
    .selectFrom('mall_orders')
    .select(['good_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('state', '!=', 'refused')
    .groupBy('good_id')
    .execute();
  if (rows.length === 0) return 'There is nothing to be had for points.';
  return rows.map((row) => [
    row.id,
    writeSwitch(row.active),
    row.kind === 'credit' ? `credit ${fromMinor(row.amount_minor)}` : 'gift',
    `${row.points} points`,
    row.stock === null ? 'no limit' : `${row.stock} left`,
    `${Number(ordered.find(({ good_id }) => good_id === row.id)?.n ?? 0)} ordered`,
    row.name_pt,
  ]);
}

/** What is new needs its texts, its price, and whether it is a credit or a gift. */
async function setGood(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'What is offered');
  refuseNothing(options);
  await change(operator, 'mall', async (trx) => {
    const old = await trx.selectFrom('mall_goods').selectAll().where('id', '=', id).executeTakeFirst();
    const good = {
      ...readTexts(options, texts, old),
      ...readKind(options, old),
      art: readArt(options) ?? old?.art ?? plainArt,
      points: readPrice(options, old),
      stock: readStock(options, old),
      sort_order: readOrder(options, old?.sort_order),
    };
    await trx
      .insertInto('mall_goods')
      .values({ id, ...good, active: flag(true) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(good))
      .execute();
  });
  return `wrote ${id}`;
}

function readKind({ credit, gift }: Options, old: Good | undefined): Pick<Good, 'kind' | 'amount_minor'> {
  if (credit !== undefined && gift !== undefined) throw new OperatorError('Say --credit or --gift, not both.');
  if (gift !== undefined) return { kind: 'gift', amount_minor: 0 };
  if (credit === undefined) {
    if (old) return { kind: old.kind, amount_minor: old.amount_minor };
    throw new OperatorError('Say what it is: --credit 5.00 or --gift.');
  }
  if (!v.is(PositiveAmount, credit)) throw new OperatorError('--credit is an amount, such as 5.00.');
  return { kind: 'credit', amount_minor: toMinor(credit) };
}

function readPrice({ points }: Options, old: Good | undefined): number {
  if (points === undefined && old) return old.points;
  if (typeof points === 'string' && /^[1-9]\d{0,8}$/.test(points)) return Number(points);
  throw new OperatorError('--points is a whole number from 1 to 999999999.');
}

function readStock({ stock }: Options, old: Good | undefined): number | null {
  if (stock === undefined) return old?.stock ?? null;
  if (stock === 'none') return null;
  if (typeof stock === 'string' && /^\d{1,6}$/.test(stock)) return Number(stock);
  throw new OperatorError('--stock is how many there are, or none where it does not run out.');
}
