import { randomBytes, randomInt } from 'node:crypto';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { levelText } from '#src/contract/jackpots/jackpot-level.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { commitTo, openCommitted, reencrypt } from '#gateway/process/committed-secret.ts';
import { newId } from '#gateway/process/new-id.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

type Row = Tables['jackpots'];
/** Where a run begins and what it is never more than, in minor units. */
type Bounds = { readonly seedMinor: number; readonly capMinor: number };
type Run = Pick<Row, 'run_id' | 'run_seed_minor' | 'run_cap_minor' | 'commitment' | 'sealed_level' | 'started_at'>;

/** `grown` counts ten-thousandths of a minor unit: a stake of one minor unit at a rate of 0.01 % adds one. */
export const growth = 10_000;

const nameOf = (runId: string) => `jackpot ${runId}`;

/** What a jackpot has come to, in minor units; never more than its cap, nor less than its seed, also where `grown` is below zero. */
export const amountOf = (row: Pick<Row, 'run_seed_minor' | 'run_cap_minor' | 'grown'>): number =>
  Math.min(row.run_cap_minor, row.run_seed_minor + Math.max(0, Math.floor(row.grown / growth)));

/**
 * A new run: the level at which it drops is drawn above its seed, up to its cap, every one alike, and sealed; what everybody
 * may know is its commitment. `above`: what it already has, where it is not its seed.
 */
export async function newRun(
  secrets: Secrets,
  { seedMinor, capMinor }: Bounds,
  now: number,
  above = seedMinor,
): Promise<Run> {
  const run_id = newId(now);
  const level = randomInt(Math.min(above, capMinor - 1) + 1, capMinor + 1);
  const text = levelText(fromMinor(level), randomBytes(16).toString('hex'));
  const { commitment, sealed } = await commitTo(secrets, nameOf(run_id), text);
  return {
    run_id,
    run_seed_minor: seedMinor,
    run_cap_minor: capMinor,
    commitment,
    sealed_level: sealed,
    started_at: now,
  };
}

/** The level of a run and its salt; null when no secret opens it, or it is not the one that was committed to. */
export async function openLevel(
  secrets: Secrets,
  { run_id, commitment, sealed_level: sealed }: Pick<Row, 'run_id' | 'commitment' | 'sealed_level'>,
): Promise<{ levelMinor: number; salt: string } | null> {
  const text = await openCommitted(secrets, nameOf(run_id), { commitment, sealed });
  if (text === null) return null;
  const [level = '', salt = ''] = text.split(':');
  return { levelMinor: toMinor(level), salt };
}

/**
 * Puts another run in the place of one whose level no secret opens, or that has not begun: what it has come to stays, and its level
 * is drawn above that.
 */
export async function renewRun(db: Kysely<Tables>, secrets: Secrets, row: Row, now: number): Promise<void> {
  const bounds = { seedMinor: row.run_seed_minor, capMinor: row.run_cap_minor };
  await db
    .updateTable('jackpots')
    .set(await newRun(secrets, bounds, now, amountOf(row)))
    .where('id', '=', row.id)
    .where('run_id', '=', row.run_id)
    .execute();
}

/** Seals the levels under the present master secret, and begins the runs that have not begun; answers how many no secret opened. */
export async function rewrapLevels(db: Kysely<Tables>, secrets: Secrets, now: number): Promise<number> {
  let unreadable = 0;
  for (const row of await db.selectFrom('jackpots').selectAll().execute()) {
    if ((await openLevel(secrets, row)) === null) {
      if (row.sealed_level !== '') unreadable += 1;
      await renewRun(db, secrets, row, now);
      continue;
    }
    const anew = reencrypt(secrets, nameOf(row.run_id), row.sealed_level);
    if (anew === undefined) continue;
    await db
      .updateTable('jackpots')
      .set({ sealed_level: anew })
      .where('run_id', '=', row.run_id)
      .where('sealed_level', '=', row.sealed_level)
      .execute();
  }
  return unreadable;
}
