import * as v from 'valibot';
import { defineAction } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account } from '#gateway/actions/inputs.ts';
import { time } from '#gateway/actions/time.ts';
import { noPassword } from '#gateway/areas/site/has-password.ts';

/** Invalidates sessions and passwords that were stolen, or that a restored copy of the database contains. */
export const sessionActions = [
  defineAction({
    name: 'sessions end-all',
    examples: ['sessions end-all --before "2026-12-01 12:00"'],
    summary:
      'end every session that began before a time, and cancel pending sign-ins and recoveries, after a copy was restored',
    input: v.object({ before: time('before') }),
    asks: () => 'Every member whose session began before then is signed out. Continue?',
    run: async ({ db, clock }, { before }) => {
      const now = clock();
      const ofThen = db
        .selectFrom('sessions')
        .select('id')
        .where((eb) => eb(eb.fn.coalesce('opened_at', 'created_at'), '<', before));
      await db.deleteFrom('handover_codes').where('session_id', 'in', ofThen).execute();
      await db.deleteFrom('recovery_waits').where('begun_at', '<', before).execute();
      await db.deleteFrom('recovery_codes').execute();
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('id', 'in', ofThen)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return `${numUpdatedRows} sessions were ended`;
    },
  }),
  defineAction({
    name: 'member password-off',
    examples: ['member password-off marina.costa'],
    summary:
      'refuse the password of a member and end every session; the member recovers it by a code or the security question',
    input: v.object({ account: Account }),
    asks: ({ account }) => `${account} is signed out everywhere and needs a new password. Continue?`,
    run: async (context, { account }) => {
      const { id } = await findMember(context, account);
      await context.db.updateTable('members').set({ password_hash: noPassword }).where('id', '=', id).execute();
      await context.db
        .updateTable('sessions')
        .set({ ended_at: context.clock() })
        .where('member_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      return `${account} needs a new password`;
    },
  }),
];
