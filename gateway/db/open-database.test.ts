import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { reefGames } from '../testing/small-catalogue.ts';
import { DataInUseError } from './data-lock.ts';
import { compiled, type Params } from './compiled.ts';
import { DatabaseMissingError, joinDatabase, openDatabase } from './open-database.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mare-db-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('serves one gateway at a time and the next one after it has stopped', async () => {
    const dataDir = newFolder();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataInUseError);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`(process ${process.pid})`);
    await first.close();
    const second = await openDatabase({ dataDir });
    await second.close();
  });

  it('lets the operator work beside the gateway, and only where there is a database', async () => {
    const dataDir = newFolder();
    await expect(joinDatabase({ dataDir })).rejects.toThrow(DatabaseMissingError);
    const served = await openDatabase({ dataDir });
    const joined = await joinDatabase({ dataDir });
    await joined.db.insertInto('meta').values({ key: 'by', value: 'operator' }).execute();
    expect(await served.db.selectFrom('meta').select('value').where('key', '=', 'by').execute()).toEqual([
      { value: 'operator' },
    ]);
    await joined.close();
    await served.close();
  });

  it('holds a database that only its owner can read', async () => {
    const dataDir = newFolder();
    const { close } = await openDatabase({ dataDir });
    const files = readdirSync(dataDir).filter((name) => /^(mare\.db|gateway\.)/.test(name));
    expect(files).toEqual(expect.arrayContaining(['mare.db-wal', 'gateway.lock', 'gateway.pid']));
    expect(files.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
    await close();
  });

  it('names a folder that cannot be written', async () => {
    const dataDir = join(newFolder(), 'file');
    writeFileSync(dataDir, 'in the way');
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The data folder ${dataDir} cannot be written.`);
  });
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());

  it('answers numbers for times, money, counts and sums', async () => {
    gateway = await createTestGateway({ dialect });
    const { db } = gateway;
    await db.insertInto('changes').values({ topic: 'games', version: 1_700_000_000_123 }).execute();
    expect(await db.selectFrom('changes').select('version').executeTakeFirst()).toEqual({ version: 1_700_000_000_123 });
    const totals = await db
      .selectFrom('games')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('min_bet_minor').as('sum')])
      .where('vassalage', '=', 'COR')
      .executeTakeFirst();
    expect(totals).toEqual({ count: reefGames + 1, sum: 30 * 50 + 30 + 1 });
  });

  it('runs a compiled query again and again, also inside a transaction', async () => {
    gateway = await createTestGateway({ dialect });
    const page = compiled((db, param: Params<{ vendor: string; limit: number; offset: number }>) =>
      db
        .selectFrom('games')
        .select('node_id')
        .where('vassalage', '=', param('vendor'))
        .where('active', '=', 1)
        .orderBy('sort_order')
        .limit(param('limit'))
        .offset(param('offset')),
    );
    const first = { vendor: 'COR', limit: 2, offset: 0 };
    expect(await page.all(gateway.db, first)).toEqual([{ node_id: 'COR-1' }, { node_id: 'COR-2' }]);
    expect(await page.first(gateway.db, { ...first, offset: 2 })).toEqual({ node_id: 'COR-3' });
    const inside = await gateway.db
      .transaction()
      .execute((trx) => page.all(trx, { vendor: 'NOR', limit: 9, offset: 0 }));
    expect(inside).toEqual([{ node_id: 'NOR-1' }]);
  });
});
