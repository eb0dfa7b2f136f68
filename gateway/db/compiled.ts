import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { prepareOnPostgres } from './prepared-names.ts';
import { isInPlayMoney } from './play-tables.ts';
import type { Tables } from './tables.ts';

/** A placeholder in a query for a value that each execution supplies: `where('id', '=', param('id'))`. */
export interface Params<P> {
  <K extends keyof P & string>(name: K): RawBuilder<P[K]>;
}

export type CompiledStatement<P, R> = {
  readonly all: (db: Kysely<Tables>, params: P) => Promise<R[]>;
  readonly first: (db: Kysely<Tables>, params: P) => Promise<R | undefined>;
  /** Executes a write; returns the number of affected rows. */
  readonly run: (db: Kysely<Tables>, params: P) => Promise<number>;
};

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that Kysely builds and compiles once for each database kind, where building it at every call would cost more
 * than running it (docs/budgets.md, Gateway). Takes a transaction as well as the database itself.
 *
 *     const vendorOpen = compiled((db, param: Params<{ vendor: string }>) =>
 *       db.selectFrom('vendors').select('open').where('vassalage', '=', param('vendor')));
 *     const row = await vendorOpen.first(gateway.db, { vendor: 'COR' });
 */
export function compiled<P extends Record<string, unknown>, R>(
  build: (db: Kysely<Tables>, param: Params<P>) => Compilable<R>,
): CompiledStatement<P, R> {
  // The adapter is the same object for a database and all of its transactions.
  const ofMoney = new WeakMap<object, CompiledQuery<R>>();
  const ofPlayMoney = new WeakMap<object, CompiledQuery<R>>();
  const compile = (db: Kysely<Tables>): CompiledQuery<R> => {
    const { adapter } = db.getExecutor();
    const byAdapter = isInPlayMoney(db) ? ofPlayMoney : ofMoney;
    const known = byAdapter.get(adapter);
    if (known) return known;
    const query = build(db, (name) => sql.val(new Slot(name)) as RawBuilder<never>).compile();
    byAdapter.set(adapter, query);
    prepareOnPostgres(query.sql);
    return query;
  };
  const execute = (db: Kysely<Tables>, params: P) => {
    const query = compile(db);
    const parameters = query.parameters.map((value) => (value instanceof Slot ? params[value.name] : value));
    return db.executeQuery<R>({ ...query, parameters });
  };
  return {
    all: async (db, params) => (await execute(db, params)).rows,
    first: async (db, params) => (await execute(db, params)).rows[0],
    run: async (db, params) => Number((await execute(db, params)).numAffectedRows ?? 0),
  };
}
