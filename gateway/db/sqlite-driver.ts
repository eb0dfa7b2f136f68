import { setImmediate as others, setTimeout as wait } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

/** Delay between attempts while another process holds the write lock; ms. */
const pause = 5;
/** After a statement that took longer, the event loop runs before the next statement; ms. */
const long = 1;

type Source = {
  readonly database: SqliteDatabase.Database;
  readonly prepare: (sql: string) => SqliteDatabase.Statement;
  /** Timeout of a write for the lock of another process; ms; then it throws SQLITE_BUSY. */
  readonly timeout: number;
};

/** Whether another process holds a lock that this statement needs. */
export const isBusy = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * One shared connection to the embedded database: a transaction has exclusive use of it, any other query for one statement.
 * A write that meets the write lock of another process (the operator's command line) releases the connection and retries
 * later, so that reads continue and the process is never blocked.
 */
export class SqliteDriver implements Driver {
  readonly #source: Source;
  #last = Promise.resolve();

  constructor(source: Source) {
    this.#source = source;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new SharedConnection(this.#source, () => this.#turn()));
  beginTransaction = (connection: DatabaseConnection, { accessMode }: TransactionSettings) =>
    shared(connection).begin(accessMode === 'read only');
  commitTransaction = (connection: DatabaseConnection) => shared(connection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => shared(connection).rollback();
  releaseConnection = () => Promise.resolve();
  destroy = () => {
    this.#source.database.close();
    return Promise.resolve();
  };

  /** Resolves after all earlier holders have released; call the result to release. */
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
  /** Releases the connection; set while a transaction runs on it. */
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
        const began = performance.now();
        const result = this.#run<R>(sql, parameters);
        if (performance.now() - began > long) await others();
        return result;
      } finally {
        done();
      }
    });
  }

  streamQuery(): never {
    throw new Error('streams are not in use');
  }

  /**
   * Takes the write lock immediately: a transaction that reads first could otherwise lose it to another process. One that only reads sees
   * the database as it is at its first statement.
   */
  begin(reads: boolean): Promise<void> {
    return this.#patiently(async () => {
      const done = await this.#turn();
      try {
        this.#run(reads ? 'begin' : 'begin immediate');
        this.#done = done;
      } catch (error) {
        done();
        throw error;
      }
    });
  }

  /** The caller rolls back on failure. */
  commit(): Promise<void> {
    this.#run('commit');
    this.#end();
    return Promise.resolve();
  }

  rollback(): Promise<void> {
    try {
      // Some failures, such as a full disk, have already rolled back.
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
