import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { insertSmallCatalogue } from '../testing/small-catalogue.ts';

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), 'mare-operator-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Said = { code: number; stdout: string; stderr: string };
const operator = (...argv: string[]): Promise<Said> => operatorWith({}, ...argv);
const operatorWith = (environment: Record<string, string>, ...argv: string[]): Promise<Said> =>
  run(process.execPath, [join(import.meta.dirname, 'operator.ts'), ...argv], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, OPERATOR: 'rita', ...environment },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Said) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  );

it('says what is missing, works beside a running gateway, and asks nothing of a script', async () => {
  expect(await operator('status')).toMatchObject({
    code: 1,
    stderr: `There is no database in ${dataDir}. Start the gateway once, then try again.\n`,
  });
  expect((await operator('help')).stdout).toContain('npm run operator -- <command>');

  const served = await openDatabase({ dataDir });
  await insertSmallCatalogue(served.db);
  expect(await operator('vendor', 'close', 'COR')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Say so with --yes.'),
  });
  // The log is for who asks for it: it is not in the way of who reads the answer.
  const closed = { code: 0, stdout: 'COR is closed\n' };
  expect(await operator('vendor', 'close', 'COR', '--yes')).toEqual({ ...closed, stderr: '' });
  const logged = await operatorWith({ LOG_LEVEL: 'info' }, 'vendor', 'close', 'COR', '--yes');
  expect(logged).toMatchObject(closed);
  const [begun, ended] = logged.stderr
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(begun).toMatchObject({
    event: 'operator_command',
    madeBy: 'rita',
    detail: 'vendor close COR',
  });
  expect(ended).toMatchObject({ event: 'operator_command', detail: 'vendor close COR: done' });
  expect((await operator('vendor', 'list')).stderr).toBe('');
  expect(
    await served.db.selectFrom('vendors').select('open').where('vassalage', '=', 'COR').executeTakeFirst(),
  ).toEqual({ open: 0 });
  await served.close();
});
