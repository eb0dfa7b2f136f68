import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { rewriteLedger } from '#gateway/testing/rewrite-ledger.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { simulate } from '#gateway/testing/simulator/simulate.ts';
import type { Till } from '#gateway/testing/simulator/till.ts';
import { type Spoiled, spoilRow } from '#gateway/testing/spoil-row.ts';
import { auditBooks } from './audit-books.ts';

const isSoak = process.env['SOAK'] === '1';
/** Bytes that are changed, one at a time. */
const changes = { sqlite: isSoak ? 10_000 : 200, postgres: isSoak ? 1000 : 20 } as const;

const key = ['id'];
const name = ({ id }: Record<string, unknown>) => String(id);

/** What the audit compares with the journals: in these columns it finds every change. */
const tables: readonly [Spoiled, ...Spoiled[]] = [
  { table: 'withdrawals', key, name, columns: ['id', 'member_id', 'currency', 'amount_minor', 'state'] },
  { table: 'withdrawals', key, name, columns: ['fee_minor'], of: "state = 'paid'" },
  { table: 'holds', key, name, columns: ['id', 'ref', 'member_id', 'currency', 'amount_minor', 'state'] },
  {
    table: 'deposits',
    key,
    name: ({ id, reference }) => `${id} ${reference}`,
    columns: ['id', 'member_id', 'currency', 'amount_minor', 'state', 'reference'],
    of: "state = 'credited'",
  },
  {
    table: 'pix_payments',
    key,
    name,
    columns: ['id', 'deposit_id', 'amount_minor', 'outcome'],
    of: "outcome = 'credited'",
  },
  {
    table: 'vendor_transactions',
    key: ['vendor', 'transaction_id'],
    name: ({ transaction_id: of }) => String(of),
    columns: ['vendor', 'transaction_id', 'kind', 'state', 'member_id', 'amount_minor'],
    of: "kind in ('bet', 'win') and state in ('done', 'rolled-back')",
  },
  {
    table: 'rounds',
    key,
    name,
    columns: ['vendor', 'round_id', 'member_id', 'bets', 'stake_minor', 'win_minor'],
    of: 'bets > 0',
  },
  {
    table: 'wallet_transfers',
    key,
    name: ({ id, member_id: of }) => `${id} ${of}`,
    columns: ['id', 'member_id', 'vendor', 'currency', 'amount_minor', 'direction', 'state'],
    of: "state = 'confirmed' or direction = 'out'",
  },
  {
    table: 'vendor_wallets',
    key: ['member_id', 'vendor', 'currency'],
    name: ({ member_id: of }) => String(of),
    columns: ['member_id', 'vendor', 'currency', 'balance_minor', 'moving_minor'],
    of: 'balance_minor > 0',
  },
  {
    table: 'money_limits',
    key: ['account_id', 'kind', 'period'],
    name: ({ account_id: of }) => String(of),
    columns: ['used_minor'],
    of: "kind <> 'deposit'",
  },
  {
    table: 'transfers',
    key,
    name,
    columns: ['id', 'member_id', 'currency', 'credited_minor', 'state'],
    of: "state = 'credited'",
  },
  {
    table: 'voucher_redemptions',
    key,
    name: ({ id, batch_id: of }) => `${String(id)} ${String(of)}`,
    columns: ['id', 'batch_id', 'member_id', 'currency', 'amount_minor'],
  },
  {
    table: 'bonuses',
    key,
    name,
    columns: ['id', 'member_id', 'currency', 'amount_minor', 'state'],
    of: "state in ('active', 'paid')",
  },
  {
    table: 'contests',
    key,
    name,
    columns: ['id', 'member_id', 'currency', 'taken_minor', 'wallet_minor', 'owed_minor', 'state'],
    of: 'wallet_minor > 0',
  },
  { table: 'commissions', key, name, columns: ['id', 'inviter_id', 'amount_minor'], of: 'amount_minor > 0' },
  {
    table: 'rebates',
    key: ['day', 'agent_id', 'currency'],
    name: ({ day, agent_id: of }) => `${String(day)} ${String(of)}`,
    columns: ['day', 'agent_id', 'currency', 'paid_minor', 'state'],
    of: "state = 'paid'",
  },
  { table: 'accounts', key, name, columns: ['id', 'balance_minor', 'last_place'], of: 'last_place > 0' },
  {
    table: 'postings',
    key: ['journal_id', 'account_id'],
    name: ({ journal_id: of }) => String(of),
    columns: ['journal_id', 'amount_minor', 'before_minor', 'after_minor', 'place'],
  },
];

forEachDatabase((dialect) => {
  describe('the audit of the books', () => {
    it(
      `finds each of ${changes[dialect]} single changed bytes of stored rows, and names the row`,
      { timeout: 1_800_000 },
      async () => {
        const seed = seedOfRun();
        const spoilBooks = async ({ site: { db } }: Till) => {
          const random = seededRandom(seed);
          if (dialect === 'sqlite') {
            await sql`pragma foreign_keys = off`.execute(db);
            await sql`pragma ignore_check_constraints = on`.execute(db);
          }
          await rewriteLedger(db, dialect, async () => {
            for (let done = 0; done < changes[dialect];) {
              const change = await spoilRow(db, tables, random);
              if (!change) continue;
              done += 1;
              const faults = await auditBooks(db);
              await change.undo();
              const isNamed = faults.some(({ id }) =>
                change.named.some((one) => one.split(' ').some((part) => part !== '' && id.includes(part))),
              );
              expect(isNamed, `SEED=${seed}, ${change.where}: ${JSON.stringify(faults)}`).toBe(true);
            }
          });
          expect(await auditBooks(db)).toEqual([]);
        };
        const { faults } = await simulate({
          ...{ seed, dialect, gateways: 1, width: 1, requests: 250, kills: 0, after: spoilBooks },
        });
        expect(faults, `SEED=${seed}`).toEqual([]);
      },
    );
  });
});
