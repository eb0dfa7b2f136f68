import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createGateway, type Gateway } from '../../context/gateway.ts';
import { joinDatabase, type OpenDatabase } from '../../db/open-database.ts';
import type { App } from '../../http/app-env.ts';
import { readConfig } from '../../process/config.ts';
import { freePort } from '../gateway-processes.ts';
import type { Random } from '../seeded-random.ts';
import { Lost } from './life.ts';
import type { Door, Site } from './site.ts';

const masterSecret = 'a-secret-for-tests-alone-0123456789abcdef';

/** Gateways that are each a process of its own, to be killed by SIGKILL; one that was killed is followed by another on the same port. */
export class Processes implements Site {
  readonly db: OpenDatabase['db'];
  kills = 0;
  readonly #gateway: Gateway;
  readonly #env: Record<string, string>;
  readonly #close: () => Promise<void>;
  readonly #running = new Map<number, { readonly child: ChildProcess; readonly ready: Promise<void> }>();

  private constructor({ db, dialect, close }: OpenDatabase, env: Record<string, string>) {
    this.db = db;
    this.#env = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', MASTER_SECRET: masterSecret, ...env };
    this.#close = close;
    // Serves nobody: it signs and encrypts as a client of the site does.
    this.#gateway = createGateway({ db, dialect, config: readConfig({ ...env, LOG_LEVEL: 'silent' }), masterSecret });
  }

  /** Starts so many on a database that has its tables; `env`: where it is, and the bank. */
  static async start(count: number, env: Record<string, string>): Promise<Processes> {
    const place = { dataDir: env['DATA_DIR'], url: env['DATABASE_URL'] };
    const processes = new Processes(await joinDatabase(place), env);
    for (let number = 0; number < count; number += 1) processes.#start(await freePort());
    return processes;
  }

  any = async (random: Random): Promise<Door> => {
    const found = random.some([...this.#running]);
    if (!found) throw new Error('there is no gateway');
    const [port, { ready }] = found;
    await ready;
    const request = async (path: string, init: RequestInit) => {
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
        return new Response(await response.arrayBuffer(), response);
      } catch {
        throw new Lost(`no answer of ${path}`);
      }
    };
    return { gateway: this.#gateway, app: { request } as unknown as App };
  };

  run = <T>(_: Door, work: () => Promise<T>): Promise<T> => work();

  /** Kills one and starts the next in its place. */
  async kill(random: Random): Promise<void> {
    const found = random.some([...this.#running]);
    if (!found) return;
    const [port, { child, ready }] = found;
    await ready;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    if (child.signalCode !== 'SIGKILL') throw new Error(`the process ended by itself: ${child.exitCode}`);
    this.kills += 1;
    this.#start(port);
  }

  async close(): Promise<void> {
    for (const { child, ready } of this.#running.values()) {
      await ready.catch(() => undefined);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await this.#close();
  }

  #start(port: number): void {
    const env = { ...this.#env, PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` };
    const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('../till-process.ts'))], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error('a gateway did not start')));
    });
    ready.catch(() => undefined);
    this.#running.set(port, { child, ready });
  }
}
