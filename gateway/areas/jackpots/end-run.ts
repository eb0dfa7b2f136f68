import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { amountOf, type JackpotRow, newRun, openLevel } from './runs.ts';

type Ending = {
  readonly cause: Tables['ended_runs']['cause'];
  readonly now: number;
  /** Terms of the next run, where they change; the amount is carried over. */
  readonly terms?: Parameters<typeof newRun>[2];
};

/** Locks a jackpot's row until the transaction ends, and returns it; undefined where there is none. */
export const lockJackpot = (trx: Transaction<Tables>, id: string): Promise<JackpotRow | undefined> =>
  trx
    .updateTable('jackpots')
    .set((eb) => ({ grown: eb.ref('grown') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Ends a run without a winner: discloses its level, or that no secret decrypts it, and begins another one whose level is above the present
 * amount. `row` is locked by this transaction. Begins a jackpot that has never begun.
 */
export async function endRun(
  trx: Transaction<Tables>,
  secrets: Secrets,
  row: JackpotRow,
  { cause, now, terms }: Ending,
): Promise<void> {
  if (row.commitment !== '') {
    const opened = await openLevel(secrets, row);
    await trx
      .insertInto('ended_runs')
      .values({
        run_id: row.run_id,
        jackpot_id: row.id,
        cause,
        form: row.form,
        seed_minor: row.run_seed_minor,
        cap_minor: row.run_cap_minor,
        rate_bp: row.run_rate_bp,
        amount_minor: amountOf(row),
        level_minor: opened?.levelMinor ?? null,
        salt: opened?.salt ?? null,
        commitment: row.commitment,
        sealed_level: row.sealed_level,
        started_at: row.started_at,
        ended_at: now,
      })
      .execute();
  }
  const kept = { seedMinor: row.run_seed_minor, capMinor: row.run_cap_minor, rateBp: row.run_rate_bp };
  const next = await newRun(trx, secrets, terms ?? kept, now, row.grown + row.carried);
  await trx.updateTable('jackpots').set(next).where('id', '=', row.id).execute();
}
