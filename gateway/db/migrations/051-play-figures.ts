import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** One row for each hour, and one for each day of UTC, which begins at `begun_at` (epoch ms). */
const period = { span: 'text: hour|day', begun_at: 'long' } as const;
const rounds = {
  vendor: 'text',
  node_id: 'text',
  currency: 'text',
  state: 'text: ended|cancelled',
  rounds: 'integer',
  stake_minor: 'long',
  win_minor: 'long',
} as const;
const entries = { kind: 'text', entries: 'integer', in_minor: 'long', out_minor: 'long' } as const;

/** The sums of a member's rounds and bookings by hour and by day (docs/decisions/094-figures-of-a-day.md). */
export const playFigures = {
  /** Sums of the rounds that began in the period and are not open. */
  round_sums: { member_id: '-> members.id', ...period, ...rounds },
  /** Number and sums of a wallet's postings in the period, by kind of journal: gains, and what was given, below zero. */
  wallet_sums: { account_id: '-> accounts.id', ...period, ...entries },
  play_round_sums: { member_id: '-> play_players.id', ...period, ...rounds },
  play_wallet_sums: { account_id: '-> play_accounts.id', ...period, ...entries },
} as const;

const ofRounds = { primaryKey: ['member_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency', 'state'] };
const ofWallets = { primaryKey: ['account_id', 'span', 'begun_at', 'kind'] };

/** Earlier rounds and postings are summed into their hours, and those into days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, playFigures, {
    round_sums: ofRounds,
    wallet_sums: ofWallets,
    play_round_sums: ofRounds,
    play_wallet_sums: ofWallets,
  });
  await sumAll(db);
}

/** Fills the empty tables from all rounds and postings. */
export async function sumAll(db: Kysely<unknown>): Promise<void> {
  for (const ledger of ['', 'play_']) {
    const [sums, wallets] = [sql.table(`${ledger}round_sums`), sql.table(`${ledger}wallet_sums`)];
    await sql`insert into ${sums}
      select member_id, 'hour', created_at - created_at % 3600000, vendor, node_id, currency, state,
        count(*), sum(stake_minor), sum(win_minor)
      from ${sql.table(`${ledger}rounds`)} where state != 'open' group by 1, 3, 4, 5, 6, 7`.execute(db);
    await sql`insert into ${sums}
      select member_id, 'day', begun_at - begun_at % 86400000, vendor, node_id, currency, state,
        sum(rounds), sum(stake_minor), sum(win_minor)
      from ${sums} where span = 'hour' group by 1, 3, 4, 5, 6, 7`.execute(db);
    await sql`insert into ${wallets}
      select account_id, 'hour', created_at - created_at % 3600000, kind, count(*),
        sum(case when amount_minor > 0 then amount_minor else 0 end),
        sum(case when amount_minor < 0 then amount_minor else 0 end)
      from ${sql.table(`${ledger}postings`)} inner join ${sql.table(`${ledger}journals`)} on id = journal_id
      where account_id like 'wallet:%' group by 1, 3, 4`.execute(db);
    await sql`insert into ${wallets}
      select account_id, 'day', begun_at - begun_at % 86400000, kind, sum(entries), sum(in_minor), sum(out_minor)
      from ${wallets} where span = 'hour' group by 1, 3, 4`.execute(db);
  }
}
