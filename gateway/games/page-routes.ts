import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readBet } from './bets.ts';
import { addLotteryCalls } from './lottery/lottery-calls.ts';
import type { SellOptions } from './lottery/sell-ticket.ts';
import { openGame } from './open-game.ts';
import type { Logger } from './logger.ts';
import { answer, limit, type PlayerOf, readBody, Refused, refusal, refuse, type WayOf } from './page-answers.ts';
import { findOrCancel, spin } from './play.ts';
import { reportOf } from './reports.ts';
import { findRoundByKey, markPresented, played } from './rounds.ts';
import { findSession } from './sessions.ts';
import { ownBalance } from './wallet/wallets.ts';
import { type Balance, OpenBody, RoundBody, SpinBody } from './shared/page-api.ts';

/** The player's address, from the request and its `X-Forwarded-For`. */
export type AddressOf = (incoming: IncomingMessage | undefined, forwardedFor: string | undefined) => string;
export type PageApiOptions = { play: SellOptions; appOrigin: string; logger: Logger; addressOf: AddressOf };

/** The page's calls; see shared/page-api.ts for what they say. */
export function pageApi({ play, appOrigin, logger, addressOf }: PageApiOptions): Hono {
  const { db, clock, call } = play;
  // By address, which a whole site may share; the gateway limits launches itself.
  const opens = new RateLimiterMemory({ points: 200, duration: 10 });
  const calls = new RateLimiterMemory({ points: 30, duration: 6 });
  const api = new Hono();

  api.use(bodyLimit({ maxSize: 4096, onError: () => refuse('payload_too_large') }));
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  api.onError((error) => {
    if (error instanceof Refused) return refusal(error.code);
    logger.error({ reason: error.message }, 'a call of the page failed');
    return refusal('unknown_error');
  });

  const playerOf: PlayerOf = async (context) => {
    const token = bearer(context);
    const session = token === undefined ? undefined : await findSession(db, token, clock());
    if (token === undefined || !session) return refuse('session_over');
    await limit(calls, session.id);
    return { token, session };
  };

  const wayOf: WayOf = async (context) => {
    await limit(opens, addressOf(incomingOf(context), context.req.header('X-Forwarded-For')));
    const body = await readBody(context, OpenBody);
    return body.code === undefined ? playerOf(context) : body;
  };

  api.post('/session', async (context) => {
    const opened = await openGame(play, appOrigin, await wayOf(context));
    return typeof opened === 'string' ? refusal(opened) : context.json(answer(opened));
  });

  api.post('/spin', async (context) => {
    const { session } = await playerOf(context);
    const body = await readBody(context, SpinBody);
    const bet = readBet(session, body);
    if (!bet) return refuse('invalid_request');
    const report = await spin(play, session, body.idempotencyKey, bet);
    return typeof report === 'string' ? refusal(report) : context.json(answer(report));
  });

  api.post('/round', async (context) => {
    const { session } = await playerOf(context);
    const { idempotencyKey } = await readBody(context, RoundBody);
    return context.json(answer(reportOf(await findOrCancel(db, session, idempotencyKey, clock()))));
  });

  api.post('/ack', async (context) => {
    const { session } = await playerOf(context);
    const { idempotencyKey } = await readBody(context, RoundBody);
    const round = await findRoundByKey(db, session.owner, idempotencyKey);
    if (!round || !played.includes(round.state)) return refuse('not_found');
    await markPresented(db, round);
    return context.json(answer({}));
  });

  api.post('/balance', async (context) => {
    const { session } = await playerOf(context);
    if (session.own_wallet === 1)
      return context.json(
        answer({ balance: await ownBalance(db, session), currency: session.currency } satisfies Balance),
      );
    const told = await call('balance', session.vassalage, { playerToken: session.playerToken });
    if (told.kind === 'ok') return context.json(answer(told.value satisfies Balance));
    return refusal(told.kind === 'refused' ? 'session_over' : 'gateway_silent');
  });

  addLotteryCalls(api, { play, appOrigin, playerOf, wayOf });
  api.all('*', () => refuse('not_found'));
  return api;
}

function bearer(context: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(context.req.header('Authorization') ?? '')?.[1];
}

/** Missing where a test calls without a server. */
const incomingOf = ({ env }: Context): IncomingMessage | undefined =>
  ((env ?? {}) as { incoming?: IncomingMessage }).incoming;
