import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Draws and runs that ended without a result, and the log of commitments (docs/decisions/089-the-log-of-commitments.md). */
export const fairness = {
  /**
   * One for each run that ended without a drop, at `amount_minor`. `off`: the operator switched the jackpot off;
   * `reset`: its terms were changed before a stake had counted; `unreadable`: no secret decrypted its level; `returned`: the amount that a refused
   * drop returned would have passed its level. `level_minor` and `salt` are null while no secret decrypts `sealed_level`.
   */
  ended_runs: {
    run_id: 'key',
    jackpot_id: '-> jackpots.id',
    cause: 'text: off|reset|unreadable|returned',
    form: 'integer',
    seed_minor: 'long',
    cap_minor: 'long',
    rate_bp: 'integer',
    amount_minor: 'long',
    level_minor: 'long?',
    salt: 'text?',
    commitment: 'text',
    sealed_level: 'text',
    started_at: 'long',
    ended_at: 'long',
  },
  /**
   * The log: one row for each commitment, written with the draw (`ref`: its numero) or the run (`ref`: its id). `head`, `seq` and `hash`,
   * its place in the chain, are null until the day is over.
   */
  commitments: {
    kind: 'text: draw|jackpot|journals|rain',
    ref: 'text',
    commitment: 'text',
    created_at: 'long',
    head: 'integer?',
    seq: 'integer?',
    hash: 'text?',
  },
  /** One for each day with entries: the chain's last link before the moment `until`, signed. `seq` and `hash` are that link's. */
  commitment_heads: {
    number: 'integer',
    day: 'text',
    until: 'long',
    seq: 'integer',
    hash: 'text',
    public_key: 'text',
    signature: 'text',
  },
} as const;

/**
 * The seed of a cancelled draw; null if no secret decrypts it. `form` is the format of the commitment to a run's level
 * (src/contract/jackpots/jackpot-level.ts), `run_rate_bp` the rate of the present run, `carried` the amount carried over to the
 * next one, in ten-thousandths of a minor unit. `before_minor`: the jackpot's amount before the round that won it.
 */
export const fairnessColumns = {
  draws: { void_seed: 'text?' },
  jackpots: { form: 'integer', run_rate_bp: 'integer', carried: 'long' },
  jackpot_drops: { form: 'integer', rate_bp: 'integer?', before_minor: 'long?' },
} as const;

/** Runs in progress keep the format of their commitment. The log begins with the draws on sale and the present runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, fairness, {
    ended_runs: {
      checks: { level: sql`(level_minor is null) = (salt is null)` },
      indexes: { time: ['ended_at'], jackpot: ['jackpot_id', 'ended_at'] },
    },
    commitments: {
      primaryKey: ['kind', 'ref'],
      unique: [['seq']],
      checks: { link: sql`(head is null) = (seq is null) and (head is null) = (hash is null)` },
      indexes: { head: ['head', 'created_at'] },
    },
    commitment_heads: { primaryKey: ['number'] },
  });
  await addColumns(db, fairnessColumns);
  await sql`update jackpots set form = 1, run_rate_bp = rate_bp`.execute(db);
  await sql`update jackpot_drops set form = 1`.execute(db);
  const now = Date.now();
  await sql`insert into commitments (kind, ref, commitment, created_at)
    select 'draw', numero, commitment, cast(${now} as bigint) from draws where state = 'selling'`.execute(db);
  await sql`insert into commitments (kind, ref, commitment, created_at)
    select 'jackpot', run_id, commitment, cast(${now} as bigint) from jackpots where commitment != ''`.execute(db);
}
