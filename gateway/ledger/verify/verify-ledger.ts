import type { Kysely } from 'kysely';
import { isInPlayMoney } from '../../db/play-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { checkSums } from '../check-sums.ts';
import { findBrokenJournals } from '../ledger-chain.ts';
import { checkLedger } from '../ledger-check.ts';
import { findMisplacedRows } from '../misplaced-postings.ts';
import { findWrongAccounts } from './wrong-accounts.ts';
import { findWrongContests } from './wrong-contests.ts';
import { findWrongHolds } from './wrong-holds.ts';

/** An error, and the row that has it, or the account or member that it is of. */
type Fault = { readonly what: string; readonly id: string };

/**
 * Checks everything that `checkLedger` and `checkSums` do, and every column of the ledger's rows, of money or of play money; an empty list
 * means no errors [S1-024, S1-025].
 */
export async function verifyLedger(db: Kysely<Tables>): Promise<Fault[]> {
  const named = (what: string, ids: readonly string[]) => ids.map((id) => ({ what, id }));
  return [
    ...(await checkLedger(db)),
    ...(await checkSums(db)),
    ...named('not as it was written, or not after the one before it: journal', await findBrokenJournals(db)),
    ...named('of no journal, or of no account: posting', await findStrayPostings(db)),
    ...named('not after the one before it: posting', await findMisplacedRows(db)),
    ...named('not what its id says, or limited without limits: account', await findWrongAccounts(db)),
    ...named('not as it was made, or as its journals say: hold', isInPlayMoney(db) ? [] : await findWrongHolds(db)),
    ...named('not as its journal says: contest', isInPlayMoney(db) ? [] : await findWrongContests(db)),
  ];
}

async function findStrayPostings(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('postings')
    .leftJoin('journals', 'journals.id', 'postings.journal_id')
    .leftJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['postings.journal_id', 'postings.account_id'])
    .where((eb) => eb.or([eb('journals.id', 'is', null), eb('accounts.id', 'is', null)]))
    .execute();
  return rows.map(({ journal_id: journal, account_id: account }) => `${journal} ${account}`);
}
