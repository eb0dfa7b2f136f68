import { setTimeout as wait } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** Between two attempts while another process holds the write lock, in milliseconds. */
const pause = 5;

type Source = {
  readonly database: SqliteDatabase.Database;
  readonly prepare: (sql: string) => SqliteDatabase.Statement;
  /** How long a write waits for the lock of another process, in milliseconds; then it throws SQLITE_BUSY. */
  readonly timeout: number;
};

/** Whether another process holds a lock that this statement needs. */
export const isBusy = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * One connection to the embedded database for everybody: a transaction has it for itself, anything else for one statement.
 * Whoever meets the write lock of another process (the operator's command line) lets go of the connection and tries again
 * later, so that reads go on meanwhile and the process never stands still.
 */
export class SqliteDriver implements Driver {
  readonly #source: Source;
  #last = Promise.resolve();

  constructor(source: Source) {
    this.#source = source;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new SharedConnection(this.#source, () => this.#turn()));
  beginTransaction = (connection: DatabaseConnection) => shared(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => shared(connection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => shared(connection).rollback();
  releaseConnection = () => Promise.resolve();
  destroy = () => {
    this.#source.database.close();
    return Promise.resolve();
  };

  /** Resolves when everybody who came before is done; call what it answers to let the next one in. */
  async #turn(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

class SharedConnection implements DatabaseConnection {
  readonly #source: Source;
  readonly #turn: () => Promise<() => void>;
  /** Ends our turn; set while a transaction runs on this connection. */
  #done: (() => void) | null = null;

  constructor(source: Source, turn: () => Promise<() => void>) {
    this.#source = source;
    this.#turn = turn;
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    if (this.#done) return this.#run<R>(sql, parameters);
    return this.#patiently(async () => {
      const done = await this.#turn();
      try {
        return this.#run<R>(sql, parameters);
      } finally {
        done();
      }
    });
  }

  streamQuery(): never {
    throw new Error('streams are not in use');
  }

  /** Takes the write lock at once: a transaction that first reads could otherwise lose it to another process. */
  begin(): Promise<void> {
    return this.#patiently(async () => {
      const done = await this.#turn();
      try {
        this.#run('begin immediate');
        this.#done = done;
      } catch (error) {
        done();
        throw error;
      }
    });
  }

  /** What fails here is rolled back by the caller. */
  commit(): Promise<void> {
    this.#run('commit');
    this.#end();
    return Promise.resolve();
  }

  rollback(): Promise<void> {
    try {
      // Some failures, such as a full disk, have rolled back already.
      if (this.#source.database.inTransaction) this.#run('rollback');
    } finally {
      this.#end();
    }
    return Promise.resolve();
  }

  #end() {
    this.#done?.();
    this.#done = null;
  }

  #run<R>(sql: string, parameters: readonly unknown[] = []): QueryResult<R> {
    const statement = this.#source.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  async #patiently<T>(attempt: () => Promise<T>): Promise<T> {
    const until = performance.now() + this.#source.timeout;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) throw error;
      }
      await wait(pause);
    }
  }
}

function shared(connection: DatabaseConnection): SharedConnection {
  if (connection instanceof SharedConnection) return connection;
  throw new Error('a connection of another database');
}
