import * as v from 'valibot';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { TicketReport } from '../shared/lottery-api.ts';
import { refusals } from '../shared/page-api.ts';
import type { RoundRow } from '../tables.ts';

/**
 * The stored data of a ticket besides its stake: the chosen numbers, the commitment, the prize table, and the drawn numbers
 * after the draw.
 */
const Ticket = v.object({
  gameCode: v.string(),
  mode: v.picklist(prizeModes),
  numbers: v.array(v.number()),
  drawsAt: v.number(),
  commitment: v.string(),
  seed: v.optional(v.string()),
  drawn: v.optional(v.array(v.number())),
});
export type Ticket = v.InferOutput<typeof Ticket>;

/** The ticket of a round; undefined of a round that is none. */
export function ticketOf({ numero, outcome }: RoundRow): Ticket | undefined {
  const read = numero === null ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), Ticket), outcome);
  return read?.success ? read.output : undefined;
}

/** A ticket's report to the page. */
export function ticketReportOf(row: RoundRow): TicketReport {
  const { state } = row;
  if (state === 'refused')
    return { status: 'refused', reason: refusals.find((reason) => reason === row.refusal) ?? 'unavailable' };
  if (state === 'betting') return { status: 'checking', idempotencyKey: row.idempotency_key };
  const ticket = ticketOf(row);
  if (!ticket || row.numero === null) return { status: 'cancelled' };
  const { mode, numbers, drawsAt, commitment, drawn } = ticket;
  const told = {
    ticketId: row.id,
    idempotencyKey: row.idempotency_key,
    numero: row.numero,
    mode,
    numbers,
    drawsAt,
    commitment,
    stake: fromMinor(row.stake),
    boughtAt: row.created_at,
  };
  if (state === 'rolling-back' || state === 'cancelled')
    return { status: 'returned', ticket: told, settled: state === 'cancelled' };
  if (drawn === undefined) return { status: 'waiting', ticket: told };
  return { status: 'drawn', ticket: told, drawn, win: fromMinor(row.win), settled: state !== 'winning' };
}
