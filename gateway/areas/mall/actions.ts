import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Art, minor, OnOff, option, Order, Text, whole } from '#gateway/actions/inputs.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import { onAndOff, writing } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';

const goods = { thing: 'good', sample: 'cup', table: 'mall_goods', topic: 'mall', group: 'mall' } as const;

const Credit = minor('--credit is an amount, such as 5.00.');
const Points = whole(1, 999_999_999, '--points is a whole number from 1 to 999999999.');
const Stock = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,6}|none)$/, '--stock is how many there are, or none where it does not run out.'),
  v.transform((text) => (text === 'none' ? null : Number(text))),
);

/** Goods of the point mall; their orders are in order-actions.ts. */
export const mallActions = [
  defineAction({
    name: 'mall list',
    reads: true,
    summary: 'what is to be had for points, with its price, what is left of it, and how often it was ordered',
    run: listGoods,
  }),
  writing(goods, {
    summary:
      'write what is to be had for points, or the parts that are given: money for the balance, or a gift that you send, as a parcel unless --delivered is off',
    example: '--gift --points 100 --stock 10 --name-pt Caneca --name-en Mug --text-pt "Uma caneca" --text-en "A mug"',
    parts: {
      name_pt: Text,
      name_en: Text,
      text_pt: Text,
      text_en: Text,
      credit: v.optional(option(Credit, { shown: '5.00' })),
      gift: v.optional(v.boolean()),
      delivered: v.optional(OnOff),
      points: option(Points, { shown: '100' }),
      stock: v.optional(option(Stock, { shown: '10|none' }), 'none'),
      art: Art,
      sort_order: Order,
    },
    fresh: { active: flag(true) },
    columns: (_context, { credit, gift, delivered, ...columns }, old) => ({
      ...columns,
      ...kindOf({ credit, gift, delivered }, old),
    }),
  }),
  ...onAndOff(goods, { on: 'offer it', off: 'offer it no more; what was ordered stays ordered' }),
];

async function listGoods({ db }: ActionContext) {
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
    row.kind === 'credit' ? `credit ${fromMinor(row.amount_minor)}` : row.delivered === 1 ? 'parcel' : 'gift',
    `${row.points} points`,
    row.stock === null ? 'no limit' : `${row.stock} left`,
    `${Number(ordered.find(({ good_id }) => good_id === row.id)?.n ?? 0)} ordered`,
    row.name_pt,
  ]);
}

type Good = Tables['mall_goods'];

type Kind = { credit: number | undefined; gift: boolean | undefined; delivered: boolean | undefined };

/** A good is a credit or a gift, and a gift a parcel or not; one that is there `old` stays what it is where nothing is said. */
function kindOf({ credit, gift, delivered }: Kind, old: Good | undefined): Partial<Good> {
  if (credit !== undefined && gift) throw new OperatorError('Say --credit or --gift, not both.');
  const isGift = gift ?? (credit === undefined && old?.kind === 'gift');
  if (delivered && !isGift) throw new OperatorError('Money for the balance is no parcel.');
  if (gift) return { kind: 'gift', amount_minor: 0, delivered: flag(delivered ?? true) };
  if (credit !== undefined) return { kind: 'credit', amount_minor: credit, delivered: flag(false) };
  if (old) return delivered === undefined ? {} : { delivered: flag(delivered) };
  throw new OperatorError('Say what it is: --credit 5.00 or --gift.');
}
