import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';

/** So many are removed in one sweep. */
const atOnce = 500;
/** Rows that prevent a trial member's removal: sessions until they are swept, demo balances and their rounds, messages to the operator. */
const keeping = ['sessions', 'play_players', 'rounds', 'feedback', 'pictures', 'push_subscriptions'] as const;
/** Rows that are removed with a trial member. */
const going = ['favourites', 'recent_games', 'announcement_reads'] as const;

/**
 * Removes the members of closed trial accounts (sweepTrials) without any remaining data that support may need: their
 * sessions are swept thirty days after they end. Returns their number.
 */
export async function sweepTrialMembers({ db }: Pick<Gateway, 'db'>): Promise<number> {
  let closed = db
    .selectFrom('members')
    .select('members.id')
    .where('members.type', '=', 4)
    .where('members.status', '=', 'locked')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('trial_accounts').select('member_id').whereRef('trial_accounts.member_id', '=', 'members.id'),
        ),
      ),
    )
    .limit(atOnce);
  for (const table of keeping)
    closed = closed.where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom(table).select(eb.lit(1).as('one')).whereRef(`${table}.member_id`, '=', 'members.id')),
      ),
    );
  const rows = await closed.execute();
  for (const { id } of rows)
    await transact(db, async (trx) => {
      for (const table of going) await trx.deleteFrom(table).where('member_id', '=', id).execute();
      await trx.deleteFrom('members').where('id', '=', id).where('type', '=', 4).execute();
    });
  return rows.length;
}
