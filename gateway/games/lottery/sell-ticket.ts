import { toMinor } from '#src/contract/core/amount.ts';
import { defaultPrizeMode, readPrizeMode } from '#src/contract/core/game-type.ts';
import { isTicket, ticketStakes } from '#src/contract/lottery/lottery-rules.ts';
import { placeBet, type PlayOptions } from '../place-bet.ts';
import { addRound, findRound, findRoundByKey, lease, newRound } from '../rounds.ts';
import type { GameSession } from '../sessions.ts';
import type { TicketBody } from '../shared/lottery-api.ts';
import type { CallError } from '../shared/page-api.ts';
import type { RoundRow } from '../tables.ts';
import type { AskLottery } from './ask-lottery.ts';
import { type Ticket, ticketOf } from './ticket.ts';

export type SellOptions = PlayOptions & { readonly lottery: AskLottery };
type Sold =
  | RoundRow
  | Extract<
      CallError,
      'invalid_request' | 'gateway_silent' | 'sale_closed' | 'round_in_progress' | 'idempotency_conflict'
    >;

/** The prize mode of a session's lottery. */
export const modeOf = ({ prize_mode }: GameSession) => readPrizeMode(prize_mode) ?? defaultPrizeMode;

/**
 * Sells a ticket for a draw that is still on sale, under the commitment to its seed: it is stored before the bet is sent, so that
 * it can be settled or rolled back after any failure. The same key returns the same ticket.
 */
export async function sellTicket(options: SellOptions, session: GameSession, body: TicketBody): Promise<Sold> {
  const { db, clock, lottery } = options;
  const stake = toMinor(body.stake);
  const numbers = body.numbers.toSorted((a, b) => a - b);
  const offered = ticketStakes.some((each) => each === body.stake) && stake >= session.min_stake;
  if (!offered || !isTicket(numbers)) return 'invalid_request';
  const asked = { stake, numero: body.numero, numbers };
  const before = await findRoundByKey(db, session.owner, body.idempotencyKey);
  if (before) return repeated(before, asked);

  const { vassalage, game_code: gameCode } = session;
  const draw = await lottery.draw({ vassalage, gameCode }, body.numero);
  if (!draw) return (await lottery.menu({ vassalage, gameCode }, undefined, 'pt')) ? 'sale_closed' : 'gateway_silent';
  if (draw.state !== 'selling' || clock() >= draw.closesAt) return 'sale_closed';
  const { drawsAt, commitment } = draw;
  const ticket: Ticket = { gameCode, mode: modeOf(session), numbers, drawsAt, commitment };
  const outcome = JSON.stringify(ticket);
  const round = newRound(session, body.idempotencyKey, clock(), { ...asked, lines: 1, outcome, win: 0 });
  // The slot's page requests rounds that were not presented; a ticket is found by its draw.
  if (!(await addRound(db, { ...round, presented: 1 }))) {
    const twin = await findRoundByKey(db, session.owner, body.idempotencyKey);
    return twin ? repeated(twin, asked) : 'round_in_progress';
  }
  await placeBet(options, session, round, () =>
    // A ticket paid after the draw has begun takes no part in it.
    clock() < drawsAt ? { state: 'waiting', next_at: drawsAt } : { state: 'rolling-back', next_at: clock() + lease },
  );
  return (await findRound(db, round.id)) ?? round;
}

type Asked = { stake: number; numero: string; numbers: readonly number[] };

function repeated(row: RoundRow, { stake, numero, numbers }: Asked): Sold {
  const same = row.stake === stake && row.numero === numero && String(ticketOf(row)?.numbers) === String(numbers);
  // A ticket whose outcome was requested before it arrived is cancelled and empty.
  return same || (row.state === 'cancelled' && row.numero === null) ? row : 'idempotency_conflict';
}
