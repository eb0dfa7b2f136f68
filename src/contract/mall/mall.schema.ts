import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';
import { Address } from './delivery.schema.ts';

const Points = v.pipe(v.number(), v.integer(), v.minValue(0));
const GoodKind = v.picklist(['credit', 'gift']);

/**
 * A good that points pay for: `credit` is money for the balance, `amount` says how much; a `gift` is sent by the operator, and
 * its amount is 0.00. `delivered`: it is a parcel, and is ordered with an address. `stock` null: unlimited. `art` is a picture.
 */
const MallGood = v.object({
  id: Code,
  name: v.string(),
  text: v.string(),
  art: v.string(),
  kind: GoodKind,
  delivered: v.boolean(),
  amount: Amount,
  points: Points,
  stock: v.nullable(v.number()),
});
export type MallGood = v.InferOutput<typeof MallGood>;

/**
 * `balance` is the unspent part of `earned` and `given`. Earned is one point for each whole unit of the currency staked in finished rounds,
 * over all of them together; given are the points of promotions and missions.
 */
const Mall = v.object({ balance: Points, earned: Points, given: Points, goods: v.array(MallGood) });

/**
 * State of an order: `done` was paid, `ordered` waits to be sent, or is a credit to be reviewed; a `refused` one returned its
 * points, and `reason` says why. `to` is the town that a parcel goes to, empty where there is none or it is forgotten. Times in epoch ms.
 */
const MallOrder = v.object({
  id: v.string(),
  name: v.string(),
  art: v.string(),
  kind: GoodKind,
  amount: Amount,
  points: Points,
  state: v.picklist(['done', 'ordered', 'shipped', 'refused']),
  reason: v.string(),
  to: v.string(),
  orderedAt: v.number(),
  changedAt: v.number(),
});
export type MallOrder = v.InferOutput<typeof MallOrder>;

/** Requests and answers of the calls of mall. */
export const schemas = {
  mall: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: Mall,
  },
  mallOrders: {
    query: v.object({ pageNo: wireInteger(1, 10_000), language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ list: v.array(MallOrder), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  redeemGood: {
    body: v.object({
      id: Code,
      points: v.pipe(Points, v.minValue(1)),
      /** Where a parcel goes; `keepAddress`: it is offered for the next one. */
      address: v.optional(Address),
      keepAddress: v.optional(v.boolean(), false),
      token: TokenField,
    }),
    /** `ordered` of a credit: it waits for the operator. */
    value: v.object({ orderId: v.string(), balance: Points, state: v.picklist(['done', 'ordered']) }),
  },
  deliveryAddress: {
    query: v.object({}),
    value: v.object({ address: v.nullable(Address) }),
  },
  removeDeliveryAddress: {
    body: v.object({ token: TokenField }),
    value: v.object({ address: v.null() }),
  },
};
