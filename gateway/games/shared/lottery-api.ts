import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { Draw, Numero, schemas } from '#src/contract/lottery/lottery.schema.ts';
import { Key, refusals, Seat } from './page-api.ts';

/* The API between a lottery's page and the vendor server, under /api/lottery/, as in page-api.ts. */

/** A ticket of a lottery: what it costs, for which draw, and its numbers. */
export const TicketBody = v.object({
  stake: v.pipe(Amount, v.maxLength(10)),
  numero: Numero,
  numbers: v.pipe(v.array(v.number()), v.maxLength(30)),
  idempotencyKey: Key,
});
export type TicketBody = v.InferOutput<typeof TicketBody>;

const Ticket = v.object({
  ticketId: v.string(),
  idempotencyKey: v.string(),
  numero: v.string(),
  mode: v.picklist(prizeModes),
  numbers: v.array(v.number()),
  drawsAt: v.number(),
  commitment: v.string(),
  stake: Amount,
  boughtAt: v.number(),
});

/**
 * The status of a ticket. `checking`, `cancelled` and `refused` as of a round. `waiting` for its draw; `returned`: the stake was returned, or
 * is being returned while `settled` is false; `drawn`, with the prize, which is being paid while `settled` is false.
 */
export const TicketReport = v.variant('status', [
  v.object({ status: v.literal('checking'), idempotencyKey: v.string() }),
  v.object({ status: v.literal('cancelled') }),
  v.object({ status: v.literal('refused'), reason: v.picklist(refusals) }),
  v.object({ status: v.literal('waiting'), ticket: Ticket }),
  v.object({ status: v.literal('returned'), ticket: Ticket, settled: v.boolean() }),
  v.object({
    status: v.literal('drawn'),
    ticket: Ticket,
    drawn: v.array(v.number()),
    win: Amount,
    settled: v.boolean(),
  }),
]);
export type TicketReport = v.InferOutput<typeof TicketReport>;

/** The state of a lottery's page. `now`: the server's clock, epoch ms. `menu` is null while nothing is on sale. */
export const LotteryState = v.object({
  now: v.number(),
  menu: v.nullable(schemas.lotteryMenu.value),
  opened: v.array(Draw),
  tickets: v.array(TicketReport),
});
export type LotteryState = v.InferOutput<typeof LotteryState>;

/** A lottery as it is opened. */
export const LotteryOpened = v.object({ ...Seat.entries, ...LotteryState.entries });
export type LotteryOpened = v.InferOutput<typeof LotteryOpened>;
