import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, RawBuilder } from 'kysely';
import type { Flag } from '../flag.ts';

/**
 * A column type that SQLite and PostgreSQL share. `key`: a text as primary key. `text: a|b`: one of these. `long`: 64 bits, for
 * epoch milliseconds and minor units. `bytes`: a blob, up to some megabytes. `-> table.column`: a text that refers to that row.
 * `?`: may be null.
 */
type Column =
  | 'key'
  | 'flag'
  | 'text'
  | `text: ${string}`
  | 'integer'
  | 'long'
  | 'bytes'
  | `-> ${string}.${string}`
  | `${'text' | 'integer' | 'long'}?`;

type Columns = Readonly<Record<string, Column>>;

/** Column types that can be added to a table with rows: bytes have no default value. */
type AddedColumns = Readonly<Record<string, Exclude<Column, 'key' | 'bytes'>>>;

type OneOf<List> = List extends `${infer One}|${infer Others}` ? One | OneOf<Others> : List;
type ValueOf<Kind> = Kind extends `${infer Sure}?`
  ? ValueOf<Sure> | null
  : Kind extends 'integer' | 'long'
    ? number
    : Kind extends 'flag'
      ? Flag
      : Kind extends 'bytes'
        ? Buffer
        : Kind extends `text: ${infer List}`
          ? OneOf<List>
          : string;

/** The row types of described tables, as both databases return them. */
export type RowsOf<Tables> = {
  -readonly [T in keyof Tables]: { -readonly [C in keyof Tables[T]]: ValueOf<Tables[T][C]> };
};

/** Constraints and indexes; their names begin with the table's. */
type Options = {
  readonly primaryKey?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly checks?: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
};

/** Creates the described tables in their order. */
export async function createTables<T extends string>(
  db: Kysely<unknown>,
  tables: Readonly<Record<T, Columns>>,
  options: { readonly [Name in T]?: Options } = {},
): Promise<void> {
  for (const name of Object.keys(tables) as T[]) await createTable(db, name, tables[name], options[name] ?? {});
}

/** Adds the described columns to existing tables; existing rows get an empty text or 0 in columns that may not be null. */
export async function addColumns(db: Kysely<unknown>, tables: Readonly<Record<string, AddedColumns>>): Promise<void> {
  for (const [name, columns] of Object.entries(tables))
    for (const [column, kind] of Object.entries(columns))
      await db.schema
        .alterTable(name)
        .addColumn(column, typeOf(kind), (definition) => {
          const made = constrain(definition, kind);
          return kind.endsWith('?') ? made : made.defaultTo(typeOf(kind) === 'text' ? '' : 0);
        })
        .execute();
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Columns,
  { primaryKey, unique = [], checks = {}, indexes = {} }: Options,
) {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns))
    table = table.addColumn(column, typeOf(kind), (definition) => constrain(definition, kind));
  if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primaryKey]);
  for (const one of unique) table = table.addUniqueConstraint(`${name}_${one.join('_')}`, [...one]);
  for (const [check, rule] of Object.entries(checks)) table = table.addCheckConstraint(`${name}_${check}`, rule);
  await table.execute();
  for (const [index, indexed] of Object.entries(indexes))
    await db.schema
      .createIndex(`${name}_${index}`)
      .on(name)
      .columns([...indexed])
      .execute();
}

function typeOf(kind: Column) {
  // PostgreSQL's name. SQLite stores bytes under any type name.
  if (kind === 'bytes') return 'bytea';
  if (kind.startsWith('long')) return 'bigint';
  return kind === 'flag' || kind.startsWith('integer') ? 'integer' : 'text';
}

function constrain(column: ColumnDefinitionBuilder, kind: Column) {
  if (kind === 'key') return column.primaryKey().notNull();
  const [, target] = /^-> ([\w.]+)/.exec(kind) ?? [];
  const referring = target === undefined ? column : column.references(target);
  return kind.endsWith('?') ? referring : referring.notNull();
}
