import { randomBytes, randomInt } from 'node:crypto';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { levelText, type RunTerms } from '#src/contract/jackpots/jackpot-level.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { recordCommitments } from '#gateway/ledger/record-commitments.ts';
import { commitTo, openCommitted } from '#gateway/process/committed-secret.ts';
import { newId } from '#gateway/process/new-id.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

export type JackpotRow = Tables['jackpots'];
/** A run's first amount and cap, in minor units, and its rate of each stake, in hundredths of a percent. */
type Terms = { readonly seedMinor: number; readonly capMinor: number; readonly rateBp: number };
type TermsRow = Pick<JackpotRow, 'form' | 'run_id' | 'run_seed_minor' | 'run_cap_minor' | 'run_rate_bp'>;
export type CommittedRun = TermsRow & Pick<JackpotRow, 'commitment' | 'sealed_level'>;
type Run = CommittedRun & Pick<JackpotRow, 'started_at' | 'grown' | 'carried'>;

/** `grown` counts ten-thousandths of a minor unit: a stake of one minor unit at a rate of 0.01 % adds one. */
export const growth = 10_000;

/** The name that the encrypted level of a run is bound to. */
export const levelName = (runId: string): string => `jackpot ${runId}`;

/** A jackpot's amount in minor units; never above its cap, nor below its seed, also if `grown` is below zero. */
export const amountOf = (row: Pick<JackpotRow, 'run_seed_minor' | 'run_cap_minor' | 'grown'>): number =>
  Math.min(row.run_cap_minor, row.run_seed_minor + Math.max(0, Math.floor(row.grown / growth)));

/** The terms of a run that begins now, as the operator has set them. */
export const nextTerms = (row: Pick<JackpotRow, 'seed_minor' | 'cap_minor' | 'rate_bp'>): Terms => ({
  seedMinor: row.seed_minor,
  capMinor: row.cap_minor,
  rateBp: row.rate_bp,
});

/** A run's terms in the contract's form. */
export const toTerms = (row: TermsRow): RunTerms => ({
  form: row.form === 1 ? 1 : 2,
  run: row.run_id,
  seed: fromMinor(row.run_seed_minor),
  cap: fromMinor(row.run_cap_minor),
  rate: fromMinor(row.run_rate_bp),
});

/**
 * A new run: the level at which it drops is drawn uniformly between its first amount and its cap, and encrypted; the public
 * commitment is its hash. `owed` is the amount above its seed at the start, in ten-thousandths of a minor unit: as much of it as stays below the
 * cap; the rest is carried over to the run after it.
 */
export async function drawRun(secrets: Secrets, { seedMinor, capMinor, rateBp }: Terms, now: number, owed = 0) {
  const grown = Math.min(owed, (capMinor - seedMinor) * growth - 1);
  const terms = {
    form: 2,
    run_id: newId(now),
    run_seed_minor: seedMinor,
    run_cap_minor: capMinor,
    run_rate_bp: rateBp,
  };
  const level = randomInt(amountOf({ ...terms, grown }) + 1, capMinor + 1);
  const text = levelText(toTerms(terms), { level: fromMinor(level), salt: randomBytes(16).toString('hex') });
  const { commitment, sealed } = await commitTo(secrets, levelName(terms.run_id), text);
  const run: Run = { ...terms, grown, carried: owed - grown, commitment, sealed_level: sealed, started_at: now };
  return run;
}

/** A new run whose commitment is in the log. */
export async function newRun(
  trx: Transaction<Tables>,
  secrets: Secrets,
  terms: Terms,
  now: number,
  owed = 0,
): Promise<Run> {
  const run = await drawRun(secrets, terms, now, owed);
  await recordCommitments(trx, [{ kind: 'jackpot', ref: run.run_id, commitment: run.commitment }], now);
  return run;
}

/**
 * The level of a run and its salt; null when no secret opens it, or level and terms are not those that were committed to.
 */
export async function openLevel(
  secrets: Secrets,
  row: CommittedRun,
): Promise<{ levelMinor: number; salt: string } | null> {
  const { run_id: runId, commitment, sealed_level: sealed } = row;
  const text = await openCommitted(secrets, levelName(runId), { commitment, sealed });
  const [level = '', salt = ''] = text?.split(':').slice(-2) ?? [];
  return text !== null && text === levelText(toTerms(row), { level, salt })
    ? { levelMinor: toMinor(level), salt }
    : null;
}
