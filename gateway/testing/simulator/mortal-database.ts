import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Life } from './life.ts';

/** A dialect whose driver, which others share, serves one gateway as long as it lives. */
export const mortalDialect = (dialect: Dialect, driver: Driver, life: Life): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createDriver: () => new MortalDriver(driver, life),
});

class MortalConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  statements: string[] = [];
  isCommitted = false;
  readonly #life: Life;

  constructor(inner: DatabaseConnection, life: Life) {
    this.inner = inner;
    this.#life = life;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#life.reach({ at: 'statement', sql: query.sql, statements: this.statements });
    this.statements.push(query.sql);
    const result = await this.inner.executeQuery<R>(query);
    this.#life.reach();
    return result;
  }

  streamQuery(): never {
    throw new Error('streams are not in use');
  }
}

const mortal = (connection: DatabaseConnection): MortalConnection => {
  if (connection instanceof MortalConnection) return connection;
  throw new Error('a connection of another database');
};

class MortalDriver implements Driver {
  readonly #inner: Driver;
  readonly #life: Life;

  constructor(inner: Driver, life: Life) {
    this.#inner = inner;
    this.#life = life;
  }

  init = () => Promise.resolve();
  destroy = () => Promise.resolve();

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#life.reach();
    return new MortalConnection(await this.#inner.acquireConnection(), this.#life);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    Object.assign(mortal(connection), { statements: [], isCommitted: false });
    await this.#inner.beginTransaction(mortal(connection).inner, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = mortal(connection);
    const { statements } = own;
    this.#life.reach({ at: 'commit', done: false, statements });
    await this.#inner.commitTransaction(own.inner);
    own.isCommitted = true;
    this.#life.reach({ at: 'commit', done: true, statements });
  }

  /** The database does it by itself when a process has ended. After a commit there is nothing to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!mortal(connection).isCommitted) await this.#inner.rollbackTransaction(mortal(connection).inner);
  }

  releaseConnection = (connection: DatabaseConnection) => this.#inner.releaseConnection(mortal(connection).inner);
}
