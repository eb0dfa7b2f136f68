import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { readMigrations } from './migrate.ts';

/** Numbers that two migrations shared before numbers became unique. */
const twice = new Set(['021']);
/** Files that are part of the migration with their number. */
const parts = new Set(['001-ledger', '001-lobby', '001-members']);

const migrations = await readMigrations();

const numberOf = (name: string) => name.slice(0, 3);

it('every migration has a unique number, in order', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
  const numbers = names.map(numberOf).filter((number) => !twice.has(number));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  expect(names.filter((name) => twice.has(numberOf(name)))).toEqual([
    '021-contract-requests',
    '021-external-identities',
  ]);
});

it('every file with a number is a migration, or part of one', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations'))
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace('.ts', ''));
  expect(files.filter((name) => !parts.has(name)).toSorted()).toEqual(Object.keys(migrations));
});

/** PostgreSQL's names for the types of create-table.ts. */
const types: Readonly<Record<string, string>> = { int4: 'integer', int8: 'bigint' };

forEachDatabase((dialect) => {
  it('all of them run once, and make the tables of tables.txt', async () => {
    const { db, close } = await openTestDatabase(dialect);
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
    const described = tables
      .map(({ name, columns }) => [
        name,
        ...columns.map((column) => {
          const type = column.dataType.toLowerCase();
          return `  ${column.name} ${types[type] ?? type}${column.isNullable ? '?' : ''}`;
        }),
      ])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
    await expect(`${described.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot('tables.txt');
    await close();
  });
});
