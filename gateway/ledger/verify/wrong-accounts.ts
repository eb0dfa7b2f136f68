import type { Kysely } from 'kysely';
import { isInPlayMoney } from '../../db/play-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { isMembers } from '../ledger-accounts.ts';

/** Accounts that are read at once. */
const batch = 1000;

/** Accounts whose columns are not those that their id stands for, and those with limits that do not count, or the reverse; ids. */
export async function findWrongAccounts(db: Kysely<Tables>): Promise<string[]> {
  const limited = await limitedAccounts(db);
  const wrong: string[] = [];
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return [...wrong, ...limited];
    for (const row of rows) {
      const isLimited = limited.delete(row.id);
      if (!isAsNamed(row) || row.limited !== (isLimited ? 1 : 0)) wrong.push(row.id);
      last = row.id;
    }
  }
}

/** Ids with limits; of play money there are none. What is left of them in the end has no account. */
async function limitedAccounts(db: Kysely<Tables>): Promise<Set<string>> {
  if (isInPlayMoney(db)) return new Set();
  const rows = await db.selectFrom('money_limits').select('account_id').distinct().execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

function isAsNamed(row: Tables['accounts']): boolean {
  const [kind, owner = '', currency, ...rest] = row.id.split(':');
  return (
    rest.length === 0 &&
    row.kind === kind &&
    row.currency === currency &&
    row.member_id === (kind === 'wallet' ? owner : null) &&
    row.allow_negative === (isMembers(row.id) ? 0 : 1)
  );
}
