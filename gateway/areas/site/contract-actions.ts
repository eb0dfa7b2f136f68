import { sql } from 'kysely';
import * as v from 'valibot';
import { type ContractKind, contractKinds, type contractRequests } from '#src/contract/site/contracts.ts';
import { may } from '#src/contract/core/member-type.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { codeOf, writeCode } from '#gateway/actions/codes.ts';
import { memberTypes } from '#gateway/actions/member-types.ts';
import { Account, option, word } from '#gateway/actions/inputs.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { printTime } from '#gateway/actions/print.ts';

const kindCodes = {
  salary: 'a daily salary',
  dividend: 'a part of what the team comes to',
  hourly: 'an hourly salary',
} as const satisfies Record<ContractKind, string>;
const requestCodes = {
  NEW: 'a first contract',
  CHANGE: 'another one in the place of that which stands',
} as const satisfies Record<(typeof contractRequests)[number], string>;

const contract = {
  account: Account,
  kind: word(codeOf(kindCodes, `A contract is ${contractKinds.join(', ')}.`)),
};
const Request = v.pipe(v.string(), v.toUpperCase(), codeOf(requestCodes, '--request is new or change.'));

/** Contracts that an agent has been asked about and has not answered. */
export const openContracts: Waiting = {
  thing: 'contract',
  next: 'contract clear',
  query: (db, merchant) =>
    db
      .selectFrom('contract_requests')
      .innerJoin('members', 'members.id', 'contract_requests.member_id')
      .where('members.merchant_code', '=', merchant)
      .select(['contract_requests.created_at as at', 'members.account as who'])
      .select(sql<string>`members.account || ' ' || contract_requests.kind`.as('id')),
};

/** The contracts that agents are asked to agree to. */
export const contractActions = [
  defineAction({
    name: 'contract list',
    reads: true,
    summary: 'the contracts that need agents’ consent',
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
    examples: ['contract set otavio.reis salary --request new'],
    summary: 'request a member’s consent to a contract, a new or changed one; home asks after its next renewal',
    input: v.object({ ...contract, request: v.optional(option(Request, { shown: 'new|change' }), 'new') }),
    run: async (context, { account, kind, request }) => {
      const member = await findMember(context, account);
      if (!may.contractPrompts(member.type))
        throw new OperatorError(
          `${account} is of type ${writeCode(memberTypes, member.type)}, which is never asked about contracts.`,
        );
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
    examples: ['contract clear otavio.reis salary'],
    summary: 'withdraw the request',
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
