import { fromMinor } from '#src/contract/amount.ts';
import { checkLedger } from '../domain/ledger-check.ts';
import { type Command, countRows, OperatorError, printTime } from './command.ts';

const shown = 20;

/** What was won, and whether the books are right. */
export const ledgerCommands: readonly Command[] = [
  {
    name: 'winners',
    help: `the latest ${shown} wins, with the members' full names`,
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
  },
  {
    name: 'ledger check',
    help: 'whether every journal sums to zero and every balance is that of its postings',
    run: async (operator) => {
      const faults = await checkLedger(operator.db);
      for (const { what, id } of faults) operator.print(`${what}: ${id}`);
      if (faults.length > 0) throw new OperatorError(`The ledger has ${faults.length} faults.`);
      return `${await countRows(operator, 'journals')} journals, no fault`;
    },
  },
];
