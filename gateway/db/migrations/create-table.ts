import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';

/**
 * A column in a form that SQLite and PostgreSQL share. `key`: the text that names a row. `long`: 64 bits, for epoch
 * milliseconds and minor units. `?`: may be null. `-> table.column`: a text that refers to that row.
 */
export type Column = 'key' | 'text' | 'text?' | 'integer' | 'integer?' | 'long' | 'long?' | `-> ${string}.${string}`;

type Options = { readonly primaryKey?: readonly string[]; readonly unique?: readonly (readonly string[])[] };

/** Creates a table from a plain description of its columns. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Record<string, Column>,
  options: Options = {},
) {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns))
    table = table.addColumn(column, typeOf(kind), (definition) => constrain(definition, kind));
  if (options.primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, [...options.primaryKey]);
  for (const unique of options.unique ?? [])
    table = table.addUniqueConstraint(`${name}_${unique.join('_')}`, [...unique]);
  await table.execute();
}

/** Creates the index `<table>_<name>`. */
export async function createIndex(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
}

function typeOf(kind: Column) {
  if (kind.startsWith('long')) return 'bigint';
  return kind.startsWith('integer') ? 'integer' : 'text';
}

function constrain(column: ColumnDefinitionBuilder, kind: Column) {
  if (kind === 'key') return column.primaryKey().notNull();
  if (kind.endsWith('?')) return column;
  return kind.startsWith('-> ') ? column.notNull().references(kind.slice(3)) : column.notNull();
}
