import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { reencrypt } from '#gateway/process/committed-secret.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { endRun, lockJackpot } from './end-run.ts';
import { type JackpotRow, openLevel, levelName } from './runs.ts';

/** Re-encrypts the levels under the present master secret, and begins the runs that have not begun; returns the number that no secret decrypts. */
export async function rewrapLevels(db: Kysely<Tables>, secrets: Secrets, now: number): Promise<number> {
  await openLate(db, secrets);
  let unreadable = 0;
  for (const row of await db.selectFrom('jackpots').selectAll().execute()) {
    if ((await openLevel(secrets, row)) === null) {
      if (row.sealed_level !== '') unreadable += 1;
      await renew(db, secrets, row, now);
      continue;
    }
    const anew = reencrypt(secrets, levelName(row.run_id), row.sealed_level);
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

/** Another process may have done it already: then its run stays. */
const renew = (db: Kysely<Tables>, secrets: Secrets, { id, run_id: runId }: JackpotRow, now: number) =>
  transact(db, async (trx) => {
    const row = await lockJackpot(trx, id);
    if (row?.run_id === runId) await endRun(trx, secrets, row, { cause: 'unreadable', now });
  });

/** Discloses the levels of ended runs that no secret decrypted then, where one does now. */
async function openLate(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  for (const row of await db.selectFrom('ended_runs').selectAll().where('level_minor', 'is', null).execute()) {
    const { seed_minor, cap_minor, rate_bp, ...rest } = row;
    const terms = { run_seed_minor: seed_minor, run_cap_minor: cap_minor, run_rate_bp: rate_bp };
    const opened = await openLevel(secrets, { ...rest, ...terms });
    if (opened === null) continue;
    await db
      .updateTable('ended_runs')
      .set({ level_minor: opened.levelMinor, salt: opened.salt })
      .where('run_id', '=', row.run_id)
      .execute();
  }
}
