import {
  type Dialect,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { preparedName } from './prepared-names.ts';
import type { Tables } from './tables.ts';

const connections = 16;
const int8 = 20;
const numeric = 1700;

/** bigint, and sums of it, as numbers: the ledger's amounts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
};

/** Opens a PostgreSQL database by its URL. Queries of compiled.ts run as prepared statements. */
export const openPostgres = (url: string): Kysely<Tables> => new Kysely<Tables>({ dialect: postgresDialect(url) });

/** The same as a dialect, of which a test makes a database that it can cut off. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements with many parts cost PostgreSQL more to compile than to run.
    options: '-c jit=off',
    types,
  });
  // The pool replaces a broken idle connection; the next query reports whether the server is available.
  pool.on('error', () => undefined);
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await pool.connect();
        const known = wrapped.get(client) ?? withPreparedStatements(client);
        wrapped.set(client, known);
        return known;
      },
      end: () => pool.end(),
      options: pool.options,
    },
  });
}

/** The client as Kysely sees it, without statement names. */
function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not in use');
    const name = preparedName(text);
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
