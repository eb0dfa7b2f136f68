import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { openPostgres } from '../db/open-postgres.ts';
import type { Tables } from '../db/tables.ts';
import { type CallClient, createClient } from '../areas/identity/session/testing/call-client.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { freePort, type GatewayChild, runGateway, untilReady } from './gateway-processes.ts';
import { createEmptyPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts';
import { writeTestBuild } from './test-build.ts';

/** The player of a cluster's tests. */
export const helena = ['helena.prado', 'vento-sul-2025'] as const;

/** Two gateways, each a process of its own, on one PostgreSQL database behind a balancer. */
export class Cluster {
  readonly masterSecret = 'one secret for all processes of a site';
  ports: number[] = [];
  balancer!: Balancer;
  db!: Kysely<Tables>;
  readonly #env: Record<string, string>;
  readonly #distDir = writeTestBuild();
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'mare-cluster-'));
  readonly #running = new Map<number, GatewayChild>();
  #url = '';

  constructor(env: Record<string, string> = {}) {
    this.#env = env;
    const server = process.env['TEST_DATABASE_URL'] ?? '';
    beforeAll(async () => {
      this.balancer = await startBalancer();
      this.#url = await createEmptyPostgresDatabase(server);
      this.ports = [await freePort(), await freePort()];
      this.balancer.use(this.ports);
      this.db = openPostgres(this.#url);
      // Both find an empty database, and both set out to make its tables and to fill it.
      await Promise.all(this.ports.map((port) => this.start(port)));
    });
    afterAll(async () => {
      await Promise.all([...this.#running.keys()].map((port) => this.stop(port, 'SIGTERM')));
      await this.balancer.close();
      await this.db.destroy();
      await dropPostgresDatabase(server, this.#url);
      for (const folder of [this.#distDir, this.#dataDir]) rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Resolves when the gateway of this port serves. */
  async start(port: number): Promise<void> {
    const gateway = runGateway({
      DATABASE_URL: this.#url,
      MASTER_SECRET: this.masterSecret,
      DATA_DIR: this.#dataDir,
      DIST_DIR: this.#distDir,
      PORT: String(port),
      GAMES_PORT: String(await freePort()),
      PUBLIC_ORIGIN: this.balancer.origin,
      PUSH_LOOPBACK: 'on',
      ...this.#env,
    });
    this.#running.set(port, gateway);
    await untilReady(gateway);
  }

  /** Resolves when the process has ended. */
  async stop(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const gateway = this.#running.get(port);
    gateway?.child.kill(signal);
    await gateway?.ended;
    this.#running.delete(port);
  }

  /** The gateway's app as it is reached over HTTP: one gateway, or the balancer. */
  app(origin: string = this.balancer.origin): App {
    return { request: (path: string, init: RequestInit) => fetch(`${origin}${path}`, init) } as unknown as App;
  }

  /** Calls of the contract. */
  client(origin?: string): CallClient {
    return createClient({ masterSecret: this.masterSecret, clock: Date.now } as Gateway, this.app(origin));
  }

  async signIn(on: CallClient): Promise<string> {
    const { value, status } = await on.login(...helena);
    expect(status).toBe(200);
    return String(value['token']);
  }

  /** Restarts one after the other as a supervisor does, with concurrent reads; returns their outcome. */
  async restartInTurn(): Promise<{ reads: number; failed: number }> {
    let [restarting, reads, failed] = [true, 0, 0];
    const readers = [0, 1].map(async () => {
      while (restarting) {
        const answer = await fetch(`${this.balancer.origin}/wps/system/status`).catch(() => null);
        reads += 1;
        if (answer?.status !== 200) failed += 1;
      }
    });
    for (const port of this.ports) {
      await this.stop(port, 'SIGTERM');
      await this.start(port);
    }
    restarting = false;
    await Promise.all(readers);
    return { reads, failed };
  }
}
