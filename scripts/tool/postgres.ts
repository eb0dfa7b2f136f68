import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from './apt.ts';
import { freePort } from './free-port.ts';
import { run } from './process.ts';

export type Postgres = {
  /** `postgres://…` of an empty cluster that `stop` deletes. */
  url: string;
  /** Its data folder until then. */
  folder: string;
  stop: () => Promise<void>;
};

/** The folder that contains initdb and postgres, of the newest version. Undefined when PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** initdb refuses root: as root the cluster belongs to an unprivileged user. */
function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // No such user: try the next.
    }
  }
  return undefined;
}

async function waitUntilReady(server: ChildProcess, bin: string, port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const { code } = await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (code === 0) return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not become ready');
}

/** Starts a throw-away cluster on a free port. Durability is off: it holds only test data. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'mare-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = { cwd: folder, ...owner, env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C' } };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...settings, stdio: 'pipe' },
    );
    const port = await freePort();
    const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...options.flatMap((option) => ['-c', option])],
      { ...settings, stdio: 'ignore', detached: true },
    );
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // SIGQUIT ends the server at once, for an exit that left no time for `stop`.
    const abandon = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', abandon);
    await waitUntilReady(server, bin, port);
    const stop = async () => {
      process.off('exit', abandon);
      server.kill('SIGINT');
      await ended;
      remove();
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, folder, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts PostgreSQL when it is installed or can be installed with apt; prints a warning when it is not available. */
export async function ensurePostgres(): Promise<Postgres | undefined> {
  try {
    let bin = findPostgres();
    if (!bin && (await aptInstall('postgresql'))) bin = findPostgres();
    if (bin) return await startPostgres(bin);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  }
  console.log('*** NO POSTGRESQL: it is not installed here and could not be. Its tests are SKIPPED, not passed. ***');
  return undefined;
}
