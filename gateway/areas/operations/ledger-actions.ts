import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Account, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { readSnapshot } from '#gateway/db/read-snapshot.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { checkSums } from '#gateway/ledger/check-sums.ts';
import { chainHeads, missingHashes } from '#gateway/ledger/ledger-chain.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { auditBooks } from './audit/audit-books.ts';

const shown = 20;

/** Wins, and checks of the books. */
export const ledgerActions = [
  defineAction({
    name: 'winners',
    reads: true,
    summary: `the latest ${shown} wins, with the members' full names`,
    run: async ({ db, merchant }) => {
      const rows = await db
        .selectFrom('rounds')
        .innerJoin('members', 'members.id', 'rounds.member_id')
        .select(['rounds.ended_at', 'rounds.node_id', 'rounds.stake_minor', 'rounds.win_minor', 'rounds.currency'])
        .select('members.account')
        .where('rounds.win_minor', '>', 0)
        .where('rounds.ended_at', 'is not', null)
        .where('members.merchant_code', '=', merchant)
        .orderBy('rounds.ended_at', 'desc')
        .limit(shown)
        .execute();
      return rows.map((row) => [
        printTime(row.ended_at ?? 0),
        row.account,
        row.node_id,
        `stake ${fromMinor(row.stake_minor)}`,
        `win ${fromMinor(row.win_minor)} ${row.currency}`,
      ]);
    },
  }),
  defineAction({
    name: 'ledger check',
    reads: true,
    examples: ['ledger check', 'ledger check 4f1c9a'],
    summary:
      'whether every journal is unchanged, sums to zero, and agrees with balances and the sums of hours and days; and whether stored heads still match',
    input: v.object({ heads: v.optional(word(v.array(v.string()), 'head'), []) }),
    run: async ({ db, print }, { heads }) => {
      const { faults, missing } = await readSnapshot(db, async (trx) => ({
        faults: [...(await checkLedger(trx)), ...(await checkSums(trx))],
        missing: await missingHashes(trx, heads),
      }));
      for (const { what, id } of faults) print(`${what}: ${id}`);
      for (const head of missing) print(`no journal has the noted head any more: ${head}`);
      const found = faults.length + missing.length;
      if (found > 0) throw new OperatorError(`The ledger has ${found} faults.`);
      return `${await countRows(db, 'journals')} journals, no fault`;
    },
  }),
  defineAction({
    name: 'ledger audit',
    reads: true,
    summary:
      'the books once more, by one statement of SQL alone: journals, accounts and holds, and whether withdrawals, deposits, bets, rounds and limits are what their journals say',
    run: async ({ db, print }) => {
      const faults = await auditBooks(db);
      for (const { what, id } of faults) print(`${what}: ${id}`);
      if (faults.length > 0) throw new OperatorError(`The books have ${faults.length} faults.`);
      return `${await countRows(db, 'journals')} journals, no fault`;
    },
  }),
  defineAction({
    name: 'ledger heads',
    reads: true,
    summary: 'the hash of the last journal of every chain, to be stored elsewhere and given to a later check',
    run: async ({ db }) => (await chainHeads(db)).map(({ hash, seq, chain }) => [hash, seq, chain]),
  }),
  defineAction({
    name: 'ledger credits',
    reads: true,
    examples: ['ledger credits marina.costa'],
    summary: `the latest ${shown} manual credits and debits: member, operator and reason`,
    input: v.object({ account: v.exactOptional(Account) }),
    run: listCredits,
  }),
];

async function listCredits({ db, merchant }: ActionContext, { account }: { account?: string }) {
  let moves = db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .innerJoin('members', 'members.id', 'accounts.member_id')
    .select(['journals.created_at', 'journals.kind', 'journals.ref', 'journals.made_by'])
    .select(['members.account', 'postings.amount_minor', 'accounts.currency'])
    .where('journals.kind', 'in', ['credit', 'debit'])
    .where('members.merchant_code', '=', merchant)
    .orderBy('journals.created_at', 'desc')
    .orderBy('journals.id', 'desc')
    .limit(shown);
  if (account !== undefined) moves = moves.where('members.account_folded', '=', foldText(account));
  const rows = await moves.execute();
  return rows.map((row) => [
    printTime(row.created_at),
    row.account,
    `${fromMinor(row.amount_minor)} ${row.currency}`,
    `by ${row.made_by || 'unknown'}`,
    // The id before it makes each cause another.
    row.ref.slice(row.ref.indexOf(' ') + 1),
  ]);
}
