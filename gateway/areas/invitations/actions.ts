import * as v from 'valibot';
import { may } from '#src/contract/core/member-type.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { readInvited } from './invited.ts';
import { renewCode } from './own-code.ts';

const mostListed = 200;

/** Who invites whom; codes as such are in identity/registration/affiliate-actions.ts. */
export const invitationActions = [
  defineAction({
    name: 'invitations list',
    reads: true,
    examples: ['invitations list marina.costa'],
    summary: 'the members invited by a member, newest first, with the code, and whether they have played',
    input: v.object({ account: Account }),
    run: listInvitations,
  }),
  defineAction({
    name: 'invitations renew',
    examples: ['invitations renew marina.costa'],
    summary: 'replace the codes of an inviting member; invited members stay invited',
    input: v.object({ account: Account }),
    asks: ({ account }) => `The links that ${account} has sent stop working. Make another code?`,
    run: async (context, { account }) => {
      const { db, clock, merchant } = context;
      const member = await findMember(context, account);
      if (!may.invite(member.type))
        throw new OperatorError(`${member.account} cannot invite: only members of type 0 do.`);
      const code = await renewCode(db, { memberId: member.id, merchant }, clock());
      return `${member.account} invites with ${code}`;
    },
  }),
];

async function listInvitations(context: ActionContext, { account }: { account: string }) {
  const member = await findMember(context, account);
  const inviter = { memberId: member.id, merchant: context.merchant };
  const rows = await readInvited(context.db, inviter, { limit: mostListed });
  if (rows.length === 0) return `${member.account} has invited no members.`;
  return rows.map((row) => [row.account, printTime(row.registered_at), row.affiliate_code, row.state]);
}
