import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';

/** The member's account, folded: all below an agent are searched and counted by an index alone. */
export const teamAccounts = { team_links: { account_folded: 'text' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, teamAccounts);
  const links = sql.table('team_links');
  await sql`update ${links} set account_folded = (select account_folded from members where id = ${links}.member_id)`.execute(
    db,
  );
  await db.schema
    .createIndex('team_links_account')
    .on('team_links')
    .columns(['ancestor_id', 'account_folded', 'depth', 'since_day', 'until_day', 'member_id'])
    .execute();
}
