import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkLedger } from '../ledger/ledger-check.ts';
import { openDatabase } from './open-database.ts';
import { DataInUseError } from './data-lock.ts';

it('keeps every acknowledged bet of a process that was killed, and lets the next process in at once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mare-killed-'));
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('../testing/betting-process.ts'))], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.split('\n').length > 60) resolve();
    });
    child.once('exit', () => reject(new Error('it ended by itself')));
  });
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataInUseError);
  child.kill('SIGKILL');
  await once(child, 'close');

  // The last line may have been cut.
  const acknowledged = output.split('\n').slice(0, -1);
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db
    .selectFrom('vendor_transactions')
    .select('transaction_id')
    .where('state', '=', 'done')
    .execute();
  const stored = new Set(rows.map((row) => row.transaction_id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});
