import type { Hono } from 'hono';
import { enter } from '../open-game.ts';
import { answer, type PlayerOf, readBody, refusal, type WayOf } from '../page-answers.ts';
import { findOrCancel } from '../play.ts';
import { TicketBody } from '../shared/lottery-api.ts';
import { RoundBody } from '../shared/page-api.ts';
import { lotteryState } from './open-lottery.ts';
import { type SellOptions, sellTicket } from './sell-ticket.ts';
import { ticketReportOf } from './ticket.ts';

type Options = {
  readonly play: SellOptions;
  readonly appOrigin: string;
  readonly playerOf: PlayerOf;
  readonly wayOf: WayOf;
};

/** The calls of a lottery's page. */
export function addLotteryCalls(api: Hono, { play, appOrigin, playerOf, wayOf }: Options): void {
  api.post('/lottery/session', async (context) => {
    const entry = await enter(play, appOrigin, await wayOf(context));
    if (typeof entry === 'string') return refusal(entry);
    const state = await lotteryState(play, entry.session);
    return typeof state === 'string' ? refusal(state) : context.json(answer({ ...entry.seat, ...state }));
  });

  api.post('/lottery/state', async (context) => {
    const { session } = await playerOf(context);
    const state = await lotteryState(play, session);
    return typeof state === 'string' ? refusal(state) : context.json(answer(state));
  });

  api.post('/lottery/buy', async (context) => {
    const { session } = await playerOf(context);
    const sold = await sellTicket(play, session, await readBody(context, TicketBody));
    return typeof sold === 'string' ? refusal(sold) : context.json(answer(ticketReportOf(sold)));
  });

  api.post('/lottery/ticket', async (context) => {
    const { session } = await playerOf(context);
    const { idempotencyKey } = await readBody(context, RoundBody);
    const row = await findOrCancel(play.db, session, idempotencyKey, play.clock());
    return context.json(answer(ticketReportOf(row)));
  });
}
