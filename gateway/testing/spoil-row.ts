import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The tables in which `verify` finds every change of a row, with the columns that identify a row. */
const keys = {
  journals: ['id'],
  postings: ['journal_id', 'account_id'],
  accounts: ['id'],
  holds: ['id'],
  wallet_sums: ['account_id', 'span', 'begun_at', 'kind'],
  round_sums: ['member_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency', 'state'],
  unlogged_journals: ['journal_id'],
  journal_leaves: ['place'],
  journal_nodes: ['level', 'place'],
  journal_heads: ['size'],
  commitments: ['kind', 'ref'],
  commitment_heads: ['number'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

type Table = keyof typeof keys;
type Row = Record<string, string | number | null>;

/** The name of a row in the faults of `verify`. */
const names: Record<Table, (row: Row) => string> = {
  journals: ({ id }) => `${id}`,
  postings: ({ journal_id: journal }) => `${journal}`,
  accounts: ({ id }) => `${id}`,
  holds: ({ id }) => `${id}`,
  wallet_sums: ({ account_id: account }) => `${account}`,
  round_sums: ({ member_id: member }) => `${member}`,
  unlogged_journals: ({ journal_id: journal }) => `${journal}`,
  journal_leaves: ({ place }) => `journal_leaves ${place}`,
  journal_nodes: ({ level, place }) => `journal_nodes ${level} ${place}`,
  journal_heads: ({ size }) => `journal_heads ${size}`,
  commitments: ({ kind, ref }) => `${kind} ${ref}`,
  commitment_heads: ({ number }) => `head ${number}`,
};

const spoiledTables = Object.keys(keys) as Table[];

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
export async function spoilRow(db: Kysely<Tables>, random: (below: number) => number): Promise<Change | undefined> {
  const table = spoiledTables[random(spoiledTables.length)] ?? 'journals';
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  const row = rows[random(Math.max(1, rows.length))];
  if (!row) return undefined;
  const columns = Object.keys(row);
  const column = columns[random(columns.length)] ?? '';
  const value = spoiled(row[column] ?? null, random);
  if (value === undefined) return undefined;
  const changed = { ...row, [column]: value };
  const write = async (to: Row, from: Row) => {
    const isRow = keys[table].map((key) => sql`${sql.ref(key)} = ${from[key]}`);
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
    named: [names[table](row), names[table](changed)],
    undo: () => write(row, changed),
  };
}
