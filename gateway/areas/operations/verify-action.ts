import * as v from 'valibot';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { word } from '#gateway/actions/inputs.ts';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import { readSnapshot } from '#gateway/db/read-snapshot.ts';
import { checkJournalLog } from '#gateway/ledger/journal-log/check-journal-log.ts';
import { verifyLedger } from '#gateway/ledger/verify/verify-ledger.ts';
import { auditBooks } from './audit/audit-books.ts';
import { checkStatementFile } from './check-statement-file.ts';
import { checkLog } from './commitments/check-log.ts';
import { isSigned } from './commitments/head-key.ts';
import { ownKey } from './commitments/own-key.ts';
import { verifyReceipt } from './journal-log/verify-receipt.ts';

/** Everything that can be verified of a database, by one command. */
export const verifyActions = [
  defineAction({
    name: 'verify',
    reads: true,
    summary:
      'the whole database: chains, sums and holds of the ledger and of play money, the audit of the books, the log of journals, the log of commitments and their signatures; names each broken row. With a file that a member has saved: the proof of a receipt, or a statement as CSV',
    input: v.object({ file: v.optional(word(v.string(), 'file')) }),
    examples: ['verify', 'verify receipt.json', 'verify statement.csv'],
    run: async (context, { file }) => {
      if (file?.endsWith('.csv')) return checkStatementFile(file);
      if (file !== undefined) return verifyReceipt(context, file);
      const faults = await verify(context);
      for (const { what, id } of faults) context.print(`${what}: ${id}`);
      if (faults.length > 0) throw new OperatorError(`The database has ${faults.length} faults.`);
      const { db } = context;
      const [journals, logged] = [await countRows(db, 'journals'), await countRows(db, 'journal_leaves')];
      return `${journals} journals, ${logged} of them in the log, ${await countRows(db, 'commitments')} commitments, no fault`;
    },
  }),
];

/** Every fault of the database at one moment, with the row that has it; the site may go on meanwhile. */
export const verify = (context: Pick<ActionContext, 'db' | 'secrets'>) =>
  readSnapshot(context.db, (db) => findFaults({ ...context, db }));

async function findFaults(context: Pick<ActionContext, 'db' | 'secrets'>) {
  const { db } = context;
  const key = await ownKey(context);
  return [
    ...(await verifyLedger(db)),
    ...(await auditBooks(db)),
    ...(await verifyLedger(inPlayMoney(db))).map(({ what, id }) => ({ what: `play money, ${what}`, id })),
    ...(await checkJournalLog(db, isSigned, key)),
    ...(await checkLog(db, key)).map(({ what, of }) => ({ what, id: of })),
  ];
}
