import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect as KyselyDialect, type Driver, Kysely } from 'kysely';
import { createApp } from '../../app.ts';
import { createGateway } from '../../context/gateway.ts';
import { migrate } from '../../db/migrate.ts';
import type { Dialect } from '../../db/open-database.ts';
import { postgresDialect } from '../../db/open-postgres.ts';
import { sqliteDialect } from '../../db/open-sqlite.ts';
import type { Tables } from '../../db/tables.ts';
import type { App } from '../../http/app-env.ts';
import { readConfig } from '../../process/config.ts';
import { returnPostgresDatabase, takePostgresDatabase } from '../postgres-databases.ts';
import type { Random } from '../seeded-random.ts';
import { insertSmallCatalogue } from '../small-catalogue.ts';
import { type KillPoint, Life } from './life.ts';
import { mortalDialect } from './mortal-database.ts';
import { bankSettings } from './simulated-bank.ts';
import { walletVendor } from './simulated-vendor.ts';
import type { Door, Site } from './site.ts';

export const masterSecret = 'a-secret-for-tests-alone-0123456789abcdef';

type Living = Door & { readonly life: Life; readonly running: Set<Promise<unknown>> };

/** One to three gateways on one database, in this process. One that was killed is followed by another. */
export class Gateways implements Site {
  readonly db: Kysely<Tables>;
  /** How often a gateway was killed at each point. */
  readonly kills = new Map<string, number>();
  readonly close: () => Promise<void>;
  readonly #made: Living[] = [];
  readonly #make: () => Living;
  readonly #lives = new Map<string, Life>();
  readonly #armed = new Set<KillPoint>();

  private constructor(
    dialect: Dialect,
    kysely: KyselyDialect,
    driver: Driver,
    clock: () => number,
    end: () => Promise<void>,
  ) {
    const config = readConfig({ DATA_DIR: join(tmpdir(), 'mare-no-data'), LOG_LEVEL: 'silent' });
    this.db = new Kysely<Tables>({ dialect: mortalDialect(kysely, driver, new Life(() => undefined)) });
    this.close = async () => {
      await Promise.all(this.#made.map(({ running }) => Promise.allSettled(running)));
      await end();
    };
    this.#make = () => {
      const life = new Life((point) => {
        this.kills.set(point.name, (this.kills.get(point.name) ?? 0) + 1);
        this.#armed.delete(point);
      });
      life.endAt(this.#armed);
      const host = `bank-${this.#lives.size / 2}.test`;
      this.#lives.set(host, life).set(`wallets-${host}`, life);
      const db = new Kysely<Tables>({ dialect: mortalDialect(kysely, driver, life) });
      const gateway = createGateway({
        ...{ db, dialect, clock, masterSecret },
        config: { ...config, pix: { ...bankSettings, url: `https://${host}` }, gamesOrigin: `https://wallets-${host}` },
        pause: () => Promise.resolve(),
        onUnlistedRefusal: (call, code) => {
          throw new Error(`the contract lists no ${code} of ${call}`);
        },
      });
      // How often something may be asked for is not what is tried here.
      Object.assign(gateway.limits, { consume: () => Promise.resolve(1) });
      const whole = createApp(gateway);
      const running = new Set<Promise<unknown>>();
      const request = async (path: string, init: RequestInit) => {
        life.reach();
        const answer = Promise.resolve(whole.request(path, init));
        running.add(answer);
        void answer.finally(() => running.delete(answer)).catch(() => undefined);
        const response = await Promise.race([answer, life.ended]);
        life.reach({ at: 'answer', path });
        return response;
      };
      return { gateway, app: { request } as unknown as App, life, running };
    };
  }

  static async start(dialect: Dialect, count: number, clock: () => number): Promise<Gateways> {
    const url = dialect === 'postgres' ? await takePostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '') : '';
    const kysely = dialect === 'postgres' ? postgresDialect(url) : sqliteDialect(':memory:');
    const driver = kysely.createDriver();
    await driver.init();
    const end = async () => {
      await driver.destroy();
      if (url !== '') await returnPostgresDatabase(url);
    };
    const gateways = new Gateways(dialect, kysely, driver, clock, end);
    if (dialect === 'sqlite') await migrate(gateways.db);
    await insertSmallCatalogue(gateways.db);
    const wallets = { wallet_url: '/wallet/v1/' };
    await gateways.db.updateTable('vendors').set(wallets).where('vassalage', '=', walletVendor).execute();
    for (let number = 0; number < count; number += 1) gateways.#made.push(gateways.#make());
    return gateways;
  }

  /** One of them that lives: a killed one is started anew once all that it had begun is over. */
  async any(random: Random): Promise<Door> {
    const number = random.below(this.#made.length);
    const found = this.#made[number];
    if (!found) throw new Error('there is no gateway');
    if (!found.life.isOver) return found;
    await Promise.allSettled(found.running);
    // Of several that wait for it, one starts the next.
    if (this.#made[number] === found) this.#made[number] = this.#make();
    return this.any(random);
  }

  /** Lets work of a gateway be awaited before another one takes its place. */
  async run<T>(door: Door, work: () => Promise<T>): Promise<T> {
    const living = this.#made.find(({ gateway }) => gateway === door.gateway);
    const running = work();
    living?.running.add(running);
    try {
      return await (living ? Promise.race([running, living.life.ended]) : running);
    } finally {
      void running.finally(() => living?.running.delete(running)).catch(() => undefined);
    }
  }

  /** The first gateway that comes to this point ends there, as at each of those that were said before and are not reached yet. */
  killAt(point: KillPoint): void {
    this.#armed.add(point);
  }

  /** No gateway is killed any more. */
  killNoMore(): void {
    this.#armed.clear();
  }

  /** Whether a gateway is still to be killed at this point. */
  isArmed(point: KillPoint): boolean {
    return this.#armed.has(point);
  }

  get killed(): number {
    return [...this.kills.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The gateway that calls the bank, or the vendor with wallets of its own, at this host. */
  callerAt = (host: string): Life | undefined => this.#lives.get(host);
}
