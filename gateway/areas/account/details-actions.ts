import { Birthday, PayeeName } from '#src/contract/account-details.ts';
import * as v from 'valibot';
import { emptyProfile } from '#gateway/db/empty-profile.ts';
import { transact } from '#gateway/db/transact.ts';
import { type Command, OperatorError, type Options } from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

/** What a member sets once and support alone changes. */
export const detailsCommands: readonly Command[] = [
  {
    name: 'member details',
    takes: '<account>',
    help: 'change what a member can set only once: the name that is paid to, or the birthday',
    flags: '[--payee …] [--birthday …]',
    asks: ([account]) => `Has ${account} shown a document that says so? Go on?`,
    run: async (operator, [account], options) => {
      const set = readDetails(options);
      await transact(operator.db, async (trx) => {
        const member = await findMember({ ...operator, db: trx }, account ?? '');
        await trx
          .insertInto('member_profiles')
          .values({ member_id: member.id, merchant_code: member.merchant_code, ...emptyProfile, ...set })
          .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
          .execute();
      });
      return `${account} has new details`;
    },
  },
];

function readDetails({ payee, birthday }: Options) {
  if (payee === undefined && birthday === undefined) throw new OperatorError('Say --payee, --birthday or both.');
  if (payee !== undefined && !v.is(PayeeName, payee))
    throw new OperatorError('--payee is a name of letters and spaces.');
  if (birthday !== undefined && !v.is(Birthday, birthday))
    throw new OperatorError('--birthday is a day such as 1990-03-14.');
  return {
    ...(payee !== undefined && { payee_name: v.parse(PayeeName, payee) }),
    ...(birthday !== undefined && { birthday: v.parse(Birthday, birthday) }),
  };
}
