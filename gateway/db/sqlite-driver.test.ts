import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';
import { transact } from './transact.ts';

describe('the embedded database while another process holds the write lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mare-lock-'));
  const path = join(folder, 'mare.db');
  let db: Kysely<Tables>;
  let other: SqliteDatabase.Database;
  beforeAll(async () => {
    db = openSqlite(path);
    await migrate(db);
    other = new SqliteDatabase(path);
  });
  afterAll(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (key: string) => db.insertInto('meta').values({ key, value: 'x' }).execute();
  const read = () => db.selectFrom('meta').select('key').execute();
  const keys = async () => (await read()).map(({ key }) => key).toSorted();

  it('continues to answer reads, and writes as soon as the lock is free', async () => {
    other.exec('begin immediate');
    const settled: string[] = [];
    const writes = [
      write('alone').then(() => settled.push('alone')),
      transact(db, (trx) => trx.insertInto('meta').values({ key: 'together', value: 'x' }).execute()).then(() =>
        settled.push('together'),
      ),
    ];
    let ticks = 0;
    for (const end = performance.now() + 60; performance.now() < end; ticks += 1) {
      expect(await read()).toEqual([]);
      await wait(1);
    }
    expect(ticks).toBeGreaterThan(10);
    expect(settled).toEqual([]);
    other.exec('commit');
    await Promise.all(writes);
    expect(await keys()).toEqual(['alone', 'together']);
  });

  it('gives a write up after its timeout, having done nothing', async () => {
    const hurried = openSqlite(path, { timeout: 20 });
    other.exec('begin immediate');
    const attempt = hurried.insertInto('meta').values({ key: 'late', value: 'x' }).execute();
    await expect(attempt).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    const whole = transact(hurried, (trx) => trx.insertInto('meta').values({ key: 'late', value: 'x' }).execute());
    await expect(whole).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('rollback');
    expect(await hurried.selectFrom('meta').select('key').where('key', '=', 'late').execute()).toEqual([]);
    await hurried.destroy();
  });

  it('lets transactions run one after the other, and nothing in between', async () => {
    const count = async () =>
      Number((await db.selectFrom('meta').select('value').where('key', '=', 'sum').executeTakeFirst())?.value ?? 0);
    await db.insertInto('meta').values({ key: 'sum', value: '0' }).execute();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        transact(db, async (trx) => {
          const row = await trx.selectFrom('meta').select('value').where('key', '=', 'sum').executeTakeFirstOrThrow();
          await wait(0);
          await trx
            .updateTable('meta')
            .set({ value: String(Number(row.value) + 1) })
            .where('key', '=', 'sum')
            .execute();
        }),
      ),
    );
    expect(await count()).toBe(20);
  });

  it('rolls back on an error, and continues', async () => {
    const failing = transact(db, async (trx) => {
      await trx.insertInto('meta').values({ key: 'undone', value: 'x' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys()).not.toContain('undone');
  });
});
