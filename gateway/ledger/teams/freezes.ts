import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { Refusal } from '../../process/refusal.ts';

/** The freeze of a member by an agent, if there is one. */
export const findFreeze = (db: Kysely<Tables>, memberId: string): Promise<Tables['team_freezes'] | undefined> =>
  db.selectFrom('team_freezes').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Refuses what a frozen member may not do: pay in, and open accounts. They go on to sign in and to withdraw. */
export async function refuseFrozen(db: Kysely<Tables>, memberId: string): Promise<void> {
  if (await findFreeze(db, memberId)) throw new Refusal('no_permission');
}
