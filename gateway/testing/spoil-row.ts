import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Random } from './seeded-random.ts';

type Row = Record<string, string | number | null>;

/**
 * A table in which a check finds every change of a row: `key` tells a row there, `name` is how faults name it. `columns`: those that are
 * checked, where it is not all of them; `of`: the rows that are, in SQL.
 */
export type Spoiled = {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  readonly name: (row: Row) => string;
  readonly columns?: readonly string[];
  readonly of?: string;
};

/** Below 2^48: what JavaScript reads exactly, and no database refuses. */
const bytesOf = (value: number) => (Math.abs(value) < 2 ** 24 ? 3 : 6);

/** The value with one byte changed; undefined where it has none. `random` returns a whole number below its argument. */
function spoiled(value: string | number | null, random: (below: number) => number): string | number | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') {
    const bit = 2 ** (8 * random(bytesOf(value)) + random(8));
    return Math.floor(value / bit) % 2 === 0 ? value + bit : value - bit;
  }
  const bytes = Buffer.from(value);
  const at = random(bytes.length);
  const other = 33 + random(93);
  if (bytes[at] === other) return undefined;
  bytes[at] = other;
  return bytes.toString();
}

/** A change of one byte: where it was, how a fault may name its row, and how to undo it. */
type Change = {
  readonly where: string;
  readonly named: readonly string[];
  readonly undo: () => Promise<unknown>;
};

/** Changes one byte of one stored row; undefined where there was none to change, or the database itself refused it. */
export async function spoilRow(
  db: Kysely<Tables>,
  tables: readonly [Spoiled, ...Spoiled[]],
  random: Random,
): Promise<Change | undefined> {
  const { table, key, name, columns, of = 'true' } = random.pick(tables);
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.raw(of)}`.execute(db);
  const row = random.some(rows);
  if (!row) return undefined;
  const column = random.some(columns ?? Object.keys(row)) ?? '';
  const value = spoiled(row[column] ?? null, random.below);
  if (value === undefined) return undefined;
  const changed = { ...row, [column]: value };
  const write = async (to: Row, from: Row) => {
    const isRow = key.map((part) => sql`${sql.ref(part)} = ${from[part]}`);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to[column]} where ${sql.join(isRow, sql` and `)}`.execute(
      db,
    );
  };
  try {
    await write(changed, row);
  } catch {
    return undefined;
  }
  return {
    where: `${table}.${column}: ${String(row[column])} → ${value}`,
    named: [name(row), name(changed)],
    undo: () => write(row, changed),
  };
}
