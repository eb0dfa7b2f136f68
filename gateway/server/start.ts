import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { within } from '#src/contract/core/within.ts';
import { createApp } from '../app.ts';
import { areas } from '../areas.ts';
import { type Config, ConfigError } from '../process/config.ts';
import { carryPersonalData } from '../context/carry-profiles.ts';
import { createGateway, type Gateway } from '../context/gateway.ts';
import { watchChanges } from '../db/changes.ts';
import { openDatabase } from '../db/open-database.ts';
import { signingKey } from '../areas/vendors/vendor-keys.ts';
import { clientAddress } from '../http/client-address.ts';
import { createCachedAnswers } from '../http/cached-answers.ts';
import { noteDemoBank } from '../areas/payments/demo-bank/client.ts';
import { startDemoBank } from './demo-bank.ts';
import { describeGames } from './describe-games.ts';
import { type GamesServer, startGamesServer } from '../games/server.ts';
import type { GamesTables } from '../games/tables.ts';
import { settleProfile } from '../areas/site/settle-profile.ts';
import { refuseOtherSecret } from '../context/stored-keys.ts';
import { rewrapKeys } from './rewrap-keys.ts';
import { recordChangedKeys } from './record-keys.ts';
import { createServedDocuments, type ServedDocuments } from '../pages/served-documents.ts';
import { sweepRegularly } from './sweep.ts';
import { closeServer, type Connections, watchConnections } from '../process/close-server.ts';
import { listenOnEach } from '../process/listen.ts';
import { answersAt, ownAddress } from '../process/own-address.ts';
import { createLogger } from '../process/logger.ts';
import { loadSecrets } from '../process/secret-store.ts';
import { fillDatabase } from '../demo/fill-database.ts';
import { createWarmUp } from './warm-up.ts';

/** Timeouts of requests during shutdown, which takes eight seconds in all; ms. */
const timeouts = { halfRead: 1500, answering: 4500 };
/** Timeout of an area's job during shutdown; another process continues it; ms. */
const jobTimeout = 1500;
/** Timeouts against slow senders; ms. */
const slowest = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** Poll interval for changes of other processes; ms. */
const pollInterval = 500;

/** `demonstration`: whether the demo vendor serves its games, and its members are in the database. */
type Started = { readonly gateway: Gateway; readonly demonstration: boolean };
export type Running = Started & { readonly stop: () => Promise<void> };

/**
 * Starts everything: database, seed, application, the demonstration's games, the rendered home and the warm cache.
 * Resolves when all of it serves. A failure stops what is already running.
 */
export async function start(config: Config): Promise<Running> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    return { ...(await startAll(config, (step) => undo.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(config: Config, onStop: (step: () => unknown) => void): Promise<Started> {
  const secrets = loadSecrets(config);
  const { db, dialect, close } = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  onStop(close);
  await refuseOtherSecret(db, secrets);
  const demonstration = await fillDatabase({ db, config, clock: Date.now, ...secrets });
  await carryPersonalData({ db, clock: Date.now, ...secrets });
  const { pushKey, unreadable, lostLevels } = await rewrapKeys({ db, config, ...secrets });
  const bank =
    demonstration && !config.pix ? await startDemoBank(config, secrets, createLogger(config.logLevel)) : null;
  if (bank) onStop(bank.close);
  await noteDemoBank(db, bank?.settings.url ?? null);
  const gateway = createGateway({
    db,
    dialect,
    config: { ...config, demo: demonstration, ...(bank && { pix: bank.settings }) },
    ...secrets,
    pushKey,
  });
  if (unreadable > 0)
    gateway.logger.error({ event: 'vendor_keys_unreadable', count: unreadable }, 'no secret opens them');
  if (lostLevels > 0)
    gateway.logger.error(
      { event: 'jackpots_unreadable', count: lostLevels },
      'no secret opens their levels; others were drawn',
    );
  await recordChangedKeys(gateway);
  await settleProfile(gateway);

  let documents: ServedDocuments | null = null;
  const app = createApp(gateway, () => documents);
  const fast = createCachedAnswers(gateway);
  const listener = getRequestListener(app.fetch);
  const connections = new Map<Server, Connections>();
  const make = () => {
    const server = createServer({ keepAliveTimeout: 65_000, ...slowest }, (request, response) => {
      if (!fast(request, response)) void listener(request, response);
    });
    connections.set(server, watchConnections(server));
    return server;
  };
  const { port, servers } = await listenOnEach(make, 'PORT', config.port, config.hosts);
  onStop(() =>
    Promise.all(servers.map((server) => closeServer(server, connections.get(server) ?? new Map(), timeouts))),
  );
  if (demonstration) {
    const gatewayUrl = ownAddress(config.hosts[0], port);
    await describeGames(gateway);
    const games = await startGames(gateway, gatewayUrl);
    onStop(() => games.close());
    if (!(await answersAt(`${gatewayUrl}/healthz`, 5000)))
      throw new ConfigError(`The demo vendor cannot reach the gateway at ${gatewayUrl}; set HOST to another address.`);
  }

  for (const job of areas.flatMap(({ jobs }) => jobs)) {
    const end = job(gateway);
    onStop(() => within(Promise.resolve(end()), jobTimeout));
  }
  documents = await createServedDocuments(gateway, app);
  onStop(() => documents?.stop());
  const warmUp = createWarmUp(gateway, app, documents);
  onStop(() => warmUp.stop());
  await documents.refresh();
  await warmUp.now();
  const changes = await watchChanges(gateway, pollInterval);
  onStop(() => changes.stop());
  onStop(sweepRegularly(gateway));
  gateway.lifecycle.phase = 'ready';
  onStop(() => {
    gateway.lifecycle.phase = 'stopping';
  });
  return { gateway, demonstration };
}

/** The demo vendor on its own port; it knows us by our public interface and its vendors' keys alone. */
function startGames(gateway: Gateway, gatewayUrl: string): Promise<GamesServer> {
  const { config, db, logger } = gateway;
  return startGamesServer({
    port: config.gamesPort,
    hosts: config.hosts,
    // Its tables are in the same database, and it uses no others.
    db: db as unknown as Kysely<GamesTables>,
    gatewayUrl,
    appOrigin: config.publicOrigin,
    vendorKeyOf: (vassalage) => signingKey(gateway, vassalage),
    addressOf: (incoming, forwardedFor) => clientAddress(incoming, forwardedFor, config.trustedProxies),
    staticDir: join(config.distDir, 'games'),
    lotteryDir: join(config.distDir, 'lotto'),
    logger,
  });
}
