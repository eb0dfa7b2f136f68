import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { openSqlite } from '#gateway/db/open-sqlite.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember, balanceOf, fundMember } from '#gateway/testing/test-members.ts';

const folder = mkdtempSync(join(tmpdir(), 'mare-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  it.runIf(dialect === 'sqlite')(
    'a backup is a whole database of its owner alone, made while others write',
    async () => {
      const { id } = await addMember(scene.gateway.db, scene.account);
      await fundMember(scene.gateway.db, id, 100);
      const file = join(folder, 'copy.db');
      const writes = Array.from({ length: 20 }, () => fundMember(scene.gateway.db, id, 1));
      await scene.type('backup', file);
      await Promise.all(writes);
      expect(statSync(file).mode & 0o077).toBe(0);
      const copy = openSqlite(file);
      expect(await checkLedger(copy)).toEqual([]);
      expect(await balanceOf(copy, id)).toBeGreaterThanOrEqual(100);
      await copy.destroy();
      await expect(scene.type('backup', file)).rejects.toThrow('There is a file');
      await expect(scene.type('backup', join(folder, 'missing', 'copy.db'))).rejects.toThrow('cannot be written');
    },
  );

  it.runIf(dialect === 'postgres')('a backup of PostgreSQL is its own matter', async () => {
    await expect(scene.type('backup', join(folder, 'pg.db'))).rejects.toThrow('pg_dump');
  });
});
