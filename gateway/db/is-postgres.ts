import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Whether a database, or that of a transaction, is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
