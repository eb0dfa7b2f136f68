import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { within } from '#src/contract/core/within.ts';
import { closeAtOnce } from '../process/close-server.ts';
import { listenOnEach } from '../process/listen.ts';
import { createGamesApp, type GamesAppOptions } from './app.ts';

export type GamesServerOptions = GamesAppOptions & { port: number; hosts: Hosts; slowest?: Slowest };
/** The addresses to listen on, each with a server of its own; undefined: every address. */
type Hosts = readonly (string | undefined)[];
export type GamesServer = { port: number; close: () => Promise<void> };

/** Timeouts of a connection: a request's head, the whole request, the pause between two; the interval of the check. In ms. */
type Slowest = {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
};
/** The page's calls are small. A proxy in front rests for a minute at most. */
export const usualSlowest: Slowest = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
/** Timeout of callbacks in flight when the server closes; they stay due; ms. */
const closeWait = 1500;
/** Poll interval for rounds with due callbacks; ms. */
const outboxEvery = 2000;

/**
 * Serves the demo vendor on its own port and resumes callbacks that an earlier process left pending. Rejects where
 * the port is taken. `close` waits for callbacks in flight for a moment; the others stay due for the next start.
 */
export async function startGamesServer({
  port,
  hosts,
  slowest = usualSlowest,
  ...options
}: GamesServerOptions): Promise<GamesServer> {
  const { app, outbox, idle } = createGamesApp(options);
  const make = () => createAdaptorServer({ fetch: app.fetch, serverOptions: slowest }) as Server;
  const { port: bound, servers } = await listenOnEach(make, 'GAMES_PORT', port, hosts);
  let pass: Promise<void> | undefined;
  const look = (): void => {
    pass ??= outbox
      .runDue()
      .catch((error: unknown) => options.logger.error({ reason: String(error) }, 'the outbox could not be read'))
      .finally(() => {
        pass = undefined;
      });
  };
  look();
  const timer = setInterval(look, outboxEvery);
  return {
    port: bound,
    close: async () => {
      clearInterval(timer);
      await closeAtOnce(servers);
      await within(Promise.all([pass, idle()]), closeWait);
    },
  };
}
