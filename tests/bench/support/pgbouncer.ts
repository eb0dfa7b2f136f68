import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/tool/free-port.ts';

export type PgBouncer = { readonly version: string; readonly url: string; readonly stop: () => Promise<void> };

/** The first version that supports prepared statements in transaction pooling. */
const [major, minor] = [1, 21];
/** It refuses to run as root. */
const nobody = 65_534;

/** A program that pools transactions with prepared statements: PGBOUNCER, or the system's. Undefined where there is none. */
function findPgBouncer(): { program: string; version: string } | undefined {
  const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer';
  try {
    const [, version = '', one, two] =
      /PgBouncer ((\d+)\.(\d+)\S*)/.exec(execFileSync(program, ['-V']).toString()) ?? [];
    return Number(one) === major && Number(two) >= minor ? { program, version } : undefined;
  } catch {
    return undefined;
  }
}

const settings = (server: URL, port: number) => `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
max_prepared_statements = 200
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout, options
log_connections = 0
log_disconnections = 0
`;

/**
 * Starts one in front of a database, in transaction pooling, as in docs/operating.md. Undefined where no recent version is
 * installed.
 */
export async function startPgBouncer(database: string): Promise<PgBouncer | undefined> {
  const found = findPgBouncer();
  if (!found) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mare-pgbouncer-'));
  const [file, port] = [join(folder, 'pgbouncer.ini'), await freePort()];
  writeFileSync(file, settings(new URL(database), port));
  chmodSync(folder, 0o755);
  const child = spawn(found.program, ['-q', file], {
    stdio: 'inherit',
    ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries === 100) throw new Error('PgBouncer does not answer');
    await wait(50);
  }
  const url = Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) });
  return { version: found.version, url: url.href, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
