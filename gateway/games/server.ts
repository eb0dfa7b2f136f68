import { createAdaptorServer } from '@hono/node-server';
import { createGamesApp, type GamesAppOptions } from './app.ts';

export type GamesServerOptions = GamesAppOptions & { port: number; hostname?: string };
export type GamesServer = { port: number; close: () => Promise<void> };

/** How often the rounds are looked through for callbacks that are due, in milliseconds. */
const outboxEvery = 2000;

/**
 * Serves the demo vendor on its own port and takes up again what an earlier process left pending. Rejects when
 * the port is taken. `close` lets running callbacks finish; what they can't finish stays due for the next start.
 */
export async function startGamesServer({ port, hostname, ...options }: GamesServerOptions): Promise<GamesServer> {
  const { app, outbox, idle } = createGamesApp(options);
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
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
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      clearInterval(timer);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await pass;
      await idle();
    },
  };
}
