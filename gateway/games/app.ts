import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { roundAsked } from '#src/contract/vendors/vendor-rounds.ts';
import { serveSigned } from './asked-by-gateway.ts';
import { gatewayClient } from './gateway-client.ts';
import type { Logger } from './logger.ts';
import { lotteryClient } from './lottery/ask-lottery.ts';
import { settleTicket } from './lottery/settle-ticket.ts';
import type { RandomBelow } from './maths.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type AddressOf, pageApi } from './page-routes.ts';
import { unbiased } from './random.ts';
import { pageScripts, securityHeaders } from './security-headers.ts';
import type { VendorKey } from './sign-callback.ts';
import { staticFiles } from './static-files.ts';
import type { GamesTables, RoundRow } from './tables.ts';
import { addTaskPage } from './tasks-page.ts';
import { tellRound } from './tell-round.ts';
import { addWalletRoutes } from './wallet/wallet-routes.ts';

export type GamesAppOptions = {
  /** The database of the tables whose names begin with demo_; no other table is used. */
  db: Kysely<GamesTables>;
  /** Where the gateway's /vendor/v1/ answers, such as 'http://localhost:4000'. */
  gatewayUrl: string;
  /** The only origin that may frame the page, receives its messages and serves the games' pictures. */
  appOrigin: string;
  vendorKeyOf: (vassalage: string) => Promise<VendorKey>;
  /** The built page; without it only the interface is served. */
  staticDir?: string;
  /** The built page of the lotteries. */
  lotteryDir?: string;
  logger: Logger;
  /** The socket's address when left out: behind a proxy that is everybody's. */
  addressOf?: AddressOf;
  random?: RandomBelow;
  clock?: () => number;
  fetch?: typeof globalThis.fetch;
  /** Timeouts in ms: of a callback (5,000), and of a page's wait for the payment of a win (4,000). */
  waits?: { callback: number; settle: number };
};

/** `idle` resolves when no callback is in flight. */
export type GamesApp = { app: Hono; outbox: Outbox; idle: () => Promise<void> };

/** The vendor's whole server, without a port and without a timer: `startGamesServer` adds both. */
export function createGamesApp(options: GamesAppOptions): GamesApp {
  const { db, logger, appOrigin, clock = Date.now, waits = { callback: 5000, settle: 4000 } } = options;
  const { gatewayUrl, vendorKeyOf, fetch = globalThis.fetch } = options;
  const call = gatewayClient({ gatewayUrl, vendorKeyOf, fetch, clock, timeout: waits.callback });
  const lottery = lotteryClient({ gatewayUrl, fetch, timeout: waits.callback });
  const settle = (ticket: RoundRow) => settleTicket({ lottery, logger }, ticket);
  const outbox = createOutbox({ db, call, clock, logger, settle });
  const running = new Set<Promise<unknown>>();
  const background = (work: Promise<unknown>): void => {
    const tracked = work
      .catch((error: unknown) => logger.error({ reason: String(error) }, 'a callback failed'))
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const play = {
    db,
    call,
    lottery,
    outbox,
    clock,
    background,
    settleWait: waits.settle,
    randomBelow: options.random ?? unbiased(),
  };

  const app = new Hono();
  const { staticDir, lotteryDir } = options;
  app.use(securityHeaders(appOrigin, [...pageScripts(staticDir), ...pageScripts(lotteryDir)]));
  const { addressOf = socketAddress } = options;
  app.route('/api', pageApi({ play, appOrigin, logger, addressOf }));
  addWalletRoutes(app, { db, vendorKeyOf, clock });
  serveSigned(app, { vendorKeyOf, clock }, '/rounds/v1/round', roundAsked, (vassalage, asked) =>
    tellRound(db, vassalage, asked),
  );
  app.get('/slot', (context) => context.redirect('/slot/', 301));
  if (staticDir !== undefined) app.get('/slot/*', staticFiles(staticDir, '/slot/'));
  if (lotteryDir !== undefined) app.get('/lotto/*', staticFiles(lotteryDir, '/lotto/'));
  addTaskPage(app, { gatewayUrl, fetch, timeout: waits.callback });
  app.get('/healthz', (context) => context.text('ok'));
  app.notFound((context) => context.text('Not found', 404));
  return {
    app,
    outbox,
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const socketAddress: AddressOf = (incoming) => incoming?.socket.remoteAddress ?? '';
