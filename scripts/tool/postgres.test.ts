import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const bin = findPostgres();

it.skipIf(!bin)(
  'starts a cluster of its own, also as root, and leaves nothing behind',
  async () => {
    const { url, folder, stop } = await startPostgres(bin ?? '');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select 1 + 1 as sum');
    expect(rows).toEqual([{ sum: 2 }]);
    await client.end();
    await stop();
    expect(existsSync(folder)).toBe(false);
    await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED');
  },
  60_000,
);
