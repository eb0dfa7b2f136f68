import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#gateway/app.ts';
import { readConfig } from '#gateway/process/config.ts';
import { secretStore } from '#gateway/process/secret-store.ts';
import { createGateway } from '#gateway/context/gateway.ts';
import { watchChanges } from '#gateway/db/changes.ts';
import { createServedDocuments, type ServedDocuments } from '#gateway/pages/served-documents.ts';
import { chooseCommand } from '#gateway/cli/parse.ts';
import { runCommand } from '#gateway/cli/run.ts';
import { start } from '#gateway/server/start.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { freePort } from '../../scripts/tool/free-port.ts';
import { type Derivation, deployBuild } from './derive-build.ts';

type Deploy = {
  /** The same build under another policy: only headers change. */
  headersOnly?: boolean;
} & Derivation;

export type DeployedSite = {
  gateway: GatewayProcess;
  /** Deploys a new version; returns its number, which is part of all its file names. */
  deploy: (deploy?: Deploy) => Promise<number>;
  /** The operator's command `worker on|off`. */
  switchWorker: (word: 'on' | 'off') => Promise<void>;
  /** Number of requests of the URL since the site started. */
  hits: (path: RegExp) => number;
  close: () => Promise<void>;
};

type ChangeAnswer = (answer: Response) => Response | Promise<Response>;

/**
 * A site that new versions are deployed to: one origin, one database, and for every deploy a new gateway that serves the build's
 * current folder, like a restart with the new build. Its responses pass through `change`.
 */
export async function startDeployedSite(change: ChangeAnswer = (answer) => answer): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'mare-deploys-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  const [port, gamesPort, innerPort] = [await freePort(), await freePort(), await freePort()];
  // The same machine under another name.
  const cdn = `http://127.0.0.1:${port}`;
  deployBuild(dist, 0, { light: true });
  const settings = readConfig({
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: dist,
    PORT: String(innerPort),
    GAMES_PORT: String(gamesPort),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    RATE_LIMIT_FACTOR: '1000',
    DEMO_POPUPS: 'off',
    DEMO_TEAM: 'off',
    LOG_LEVEL: 'warn',
  });
  const base = await start(settings);
  let version = 0;
  let ownCdn = false;
  let listener: RequestListener = () => undefined;
  let stopOld = () => undefined as void;
  let look: () => Promise<void> = () => Promise.resolve();
  const asked: string[] = [];

  const serve = async () => {
    const config = { ...settings, imageCdns: ownCdn ? [cdn] : [] };
    const gateway = createGateway({
      db: base.gateway.db,
      dialect: 'sqlite',
      config,
      masterSecret: base.gateway.masterSecret,
    });
    let documents: ServedDocuments | null = null;
    const app = createApp(gateway, () => documents);
    const made = await createServedDocuments(gateway, app);
    await made.refresh();
    documents = made;
    const changes = await watchChanges(gateway, 250);
    gateway.lifecycle.phase = 'ready';
    stopOld();
    stopOld = () => {
      made.stop();
      changes.stop();
    };
    look = changes.look;
    const answer = getRequestListener(async (request, env) => change(await app.fetch(request, env)));
    listener = (request, response) => void answer(request, response);
  };
  await serve();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    // Each version's files would be compressed again, which takes longer than all the rest.
    request.headers['accept-encoding'] = 'identity';
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));

  return {
    gateway: {
      url: settings.publicOrigin,
      gamesUrl: settings.gamesOrigin,
      dataFolder: settings.dataDir,
      pid: process.pid,
      output: () => '',
      stop: () => Promise.resolve(0),
    },
    deploy: async ({ headersOnly = false, ...derivation } = {}) => {
      if (headersOnly) ownCdn = !ownCdn;
      else deployBuild(dist, (version += 1), derivation);
      await serve();
      return version;
    },
    switchWorker: async (word) => {
      const chosen = chooseCommand(['worker', word]);
      if (!chosen) throw new Error('the operator has no such command');
      const { db, logger } = base.gateway;
      const { merchant } = settings;
      const who = { by: 'ana.operadora', login: 'mare', logger, secrets: secretStore(settings), config: settings };
      const operator = { db, clock: Date.now, merchant, ...who, print: () => undefined };
      await runCommand(chosen, operator, () => Promise.resolve(true));
      await look();
    },
    hits: (path) => asked.filter((url) => path.test(url)).length,
    close: async () => {
      stopOld();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await base.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
