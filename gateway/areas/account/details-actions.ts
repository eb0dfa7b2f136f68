import * as v from 'valibot';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { Birthday } from '#src/contract/account/account-details.schema.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Account, option } from '#gateway/actions/inputs.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { encryptPersonal } from '#gateway/context/personal-data.ts';
import { emptyProfile } from '#gateway/db/empty-profile.ts';

/** Details that a member sets once and only support changes. */
export const detailsActions = [
  defineAction({
    name: 'member details',
    examples: ['member details marina.costa --birthday 1990-03-14'],
    summary: 'change what a member can set only once: payee name or birthday',
    input: v.object({
      account: Account,
      payee_name: v.exactOptional(
        option(v.message(PayeeName, '--payee is a name of letters and spaces.'), { name: 'payee' }),
      ),
      birthday: v.exactOptional(v.message(Birthday, '--birthday is a day such as 1990-03-14.')),
    }),
    asks: ({ account }) => `Has ${account} proved it by a document? Continue?`,
    run: async (context, { account, ...set }) => {
      if (Object.keys(set).length === 0) throw new OperatorError('Say --payee, --birthday or both.');
      const member = await findMember(context, account);
      const source = { ...context.secrets.read(), db: context.db, clock: context.clock };
      const sealed = await encryptPersonal(source, member.id, set);
      await context.db
        .insertInto('member_profiles')
        .values({ member_id: member.id, merchant_code: member.merchant_code, ...emptyProfile, ...sealed })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(sealed))
        .execute();
      return `${account} has new details`;
    },
  }),
];
