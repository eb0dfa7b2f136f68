import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { within } from '#src/contract/core/within.ts';
import { closeAtOnce } from '../process/close-server.ts';
import { listenOnEach } from '../process/listen.ts';
import { type BankAppOptions, createBankApp } from './app.ts';

type BankServerOptions = BankAppOptions & { port: number; hosts: readonly (string | undefined)[] };
export type BankServer = { port: number; close: () => Promise<void> };

/** How slow a connection may be, in ms. */
const slowest = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
/** Webhooks on their way are waited for no longer when the server closes, in ms: they stay due. */
const closeWait = 1500;
/** Interval of the passes over due payments, payouts and webhooks, in ms. */
const dueEvery = 1000;

/**
 * Serves the bank on its port and continues the work that an earlier process left due. Rejects with a ConfigError when the port is taken.
 * `close` leaves the database open.
 */
export async function startBankServer({ port, hosts, ...options }: BankServerOptions): Promise<BankServer> {
  const { app, soon, idle } = createBankApp(options);
  const make = () => createAdaptorServer({ fetch: app.fetch, serverOptions: slowest }) as Server;
  const { port: bound, servers } = await listenOnEach(make, 'BANK_PORT', port, hosts);
  soon();
  const timer = setInterval(soon, dueEvery);
  return {
    port: bound,
    close: async () => {
      clearInterval(timer);
      await closeAtOnce(servers);
      await within(idle(), closeWait);
    },
  };
}
