import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { checkStatementFile } from './areas/operations/check-statement-file.ts';
import { sumAll } from './db/migrations/051-play-figures.ts';
import { openDatabase } from './db/open-database.ts';
import type { Tables } from './db/tables.ts';
import { openAccount, openWallet, vendorAccountId } from './ledger/ledger-accounts.ts';
import { idsFrom } from './process/new-id.ts';
import { insertSmallCatalogue } from './testing/small-catalogue.ts';
import { addMember } from './testing/test-members.ts';

/** `npm test` writes a sample. */
const isSoak = process.env['SOAK'] === '1';
const entries = isSoak ? 1_000_000 : 20_000;
const inABatch = 1000;
/** What a statement of any length may take above a process at rest; bytes. */
const mostMemory = 50_000_000;

/** With a bound to its garbage, so that what a process has is what it needs. */
const bounds = ['--max-old-space-size=64', '--max-semi-space-size=2', '--disable-warning=ExperimentalWarning'];
const program = fileURLToPath(new URL('testing/write-statement-process.ts', import.meta.url));
const run = promisify(execFile);

/** Books so many entries of a member, a batch in an hour: each win of 1.50 after two bets of 0.50. */
async function addEntries(db: Kysely<Tables>): Promise<string> {
  const { id: memberId } = await addMember(db, 'ten-years');
  const wallet = await openWallet(db, memberId, 'BRL');
  const vendor = vendorAccountId('COR', 'BRL', memberId);
  await openAccount(db, vendor);
  const begun = Date.UTC(2016, 0, 1);
  const amount = sql`case when i % 3 = 2 then 150 else -50 end`;
  for (let batch = 0; batch < entries / inABatch; batch += 1) {
    const at = begun + batch * 3_600_000 + 1000;
    const first = batch * inABatch;
    const id = sql`${sql.lit(idsFrom(at))} || printf('%07d', i)`;
    const played = sql`with recursive numbers(i) as (select ${sql.lit(first)} union all select i + 1 from numbers where i < ${sql.lit(first + inABatch - 1)})`;
    await sql`insert into journals (id, kind, ref, created_at, chain, seq, hash, made_by) ${played}
      select ${id}, case when i % 3 = 2 then 'win' else 'bet' end, 'COR:' || i, ${sql.lit(at)}, 'soak', i, '', '' from numbers`.execute(
      db,
    );
    await sql`insert into postings (journal_id, account_id, amount_minor) ${played} select ${id}, ${wallet}, ${amount} from numbers`.execute(
      db,
    );
    await sql`insert into postings (journal_id, account_id, amount_minor) ${played} select ${id}, ${vendor}, -(${amount}) from numbers`.execute(
      db,
    );
  }
  const { balance } = await db
    .selectFrom('postings')
    .select(({ fn }) => fn.sum<number>('amount_minor').as('balance'))
    .where('account_id', '=', wallet)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ balance_minor: Number(balance) })
    .where('id', '=', wallet)
    .execute();
  for (const table of ['round_sums', 'wallet_sums', 'play_round_sums', 'play_wallet_sums'] as const)
    await db.deleteFrom(table).execute();
  await sumAll(db as unknown as Kysely<unknown>);
  return memberId;
}

it(
  'a statement of a member who has played for ten years is written in parts, within 50 MB above rest, and the file verifies by itself [S1-081]',
  { timeout: 1_200_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'statement-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { db, close } = await openDatabase({ dataDir });
    await insertSmallCatalogue(db);
    const memberId = await addEntries(db);
    await close();
    const path = join(dataDir, 'extrato.csv');
    const { stdout } = await run(process.execPath, [...bounds, program, dataDir, memberId, path]);
    const told = JSON.parse(stdout) as { rest: number; peak: number; entries: number };
    if (isSoak)
      console.log(`${statSync(path).size} bytes; memory ${told.rest} at rest, ${told.peak - told.rest} above it`);
    expect(told.entries).toBe(entries);
    expect(told.peak - told.rest).toBeLessThan(mostMemory);
    const wins = Math.floor(entries / 3);
    const [came, out] = [wins * 1.5, (entries - wins) * 0.5].map((sum) => sum.toFixed(2));
    expect(await checkStatementFile(path)).toMatch(`${entries} entries, in ${came}, out ${out}, balance `);
  },
);
