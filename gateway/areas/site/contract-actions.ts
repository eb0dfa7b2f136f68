import * as v from 'valibot';
import { contractKinds, contractRequests } from '#src/contract/site/contracts.ts';
import { may } from '#src/contract/core/member-type.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Account, option, word } from '#gateway/actions/inputs.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { printTime } from '#gateway/actions/print.ts';

const contract = {
  account: Account,
  kind: word(
    v.picklist(contractKinds, ({ input }) => `A contract is ${contractKinds.join(', ')}, not ${String(input)}.`),
  ),
};
const Request = v.pipe(v.string(), v.toUpperCase(), v.picklist(contractRequests, '--request is new or change.'));

/** The contracts that agents are asked to agree to. */
export const contractActions = [
  defineAction({
    name: 'contract list',
    reads: true,
    summary: 'the contracts that agents are asked to agree to',
    run: async ({ db, merchant }) => {
      const rows = await db
        .selectFrom('contract_requests')
        .innerJoin('members', 'members.id', 'contract_requests.member_id')
        .select(['account', 'kind', 'request', 'contract_requests.created_at'])
        .where('merchant_code', '=', merchant)
        .orderBy('contract_requests.created_at')
        .execute();
      return rows.map((row) => [row.account, row.kind, row.request.toLowerCase(), printTime(row.created_at)]);
    },
  }),
  defineAction({
    name: 'contract set',
    summary: 'ask a member to agree to a contract, the first one or a changed one; home asks after its next renewal',
    input: v.object({ ...contract, request: v.optional(option(Request, { shown: 'new|change' }), 'new') }),
    run: async (context, { account, kind, request }) => {
      const member = await findMember(context, account);
      if (!may.contractPrompts(member.type))
        throw new OperatorError(`${account} is of type ${member.type}, which is never asked about contracts.`);
      const written = { request, created_at: context.clock() };
      await context.db
        .insertInto('contract_requests')
        .values({ member_id: member.id, kind, ...written })
        .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(written))
        .execute();
      return `${account} is asked about the ${kind} contract`;
    },
  }),
  defineAction({
    name: 'contract clear',
    summary: 'ask a member no longer',
    input: v.object(contract),
    run: async (context, { account, kind }) => {
      const member = await findMember(context, account);
      const { numDeletedRows } = await context.db
        .deleteFrom('contract_requests')
        .where('member_id', '=', member.id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new OperatorError(`${account} is not asked about a ${kind} contract.`);
      return `${account} is asked about the ${kind} contract no longer`;
    },
  }),
];
