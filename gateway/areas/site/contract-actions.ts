import { type ContractKind, contractKinds, contractRequests } from '#src/contract/contracts.ts';
import { may } from '#src/contract/member-type.ts';
import { transact } from '#gateway/db/transact.ts';
import { type Command, OperatorError, printTime } from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

/** The contracts that agents are asked to agree to. */
export const contractCommands: readonly Command[] = [
  {
    name: 'contract list',
    reads: true,
    help: 'the contracts that agents are asked to agree to',
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
  },
  {
    name: 'contract set',
    takes: '<account> <salary|dividend|hourly>',
    help: 'ask a member to agree to a contract, the first one or a changed one; home asks after its next renewal',
    flags: '[--request new|change]',
    run: async (operator, [account, word], options) => {
      const kind = readKind(word);
      const asked = String(options['request'] ?? 'new').toUpperCase();
      const request = contractRequests.find((each) => each === asked);
      if (!request) throw new OperatorError('--request is new or change.');
      await transact(operator.db, async (trx) => {
        const member = await findMember(operator, trx, account);
        if (!may.contractPrompts(member.type))
          throw new OperatorError(`${account} is of type ${member.type}, which is never asked about contracts.`);
        const written = { request, created_at: operator.clock() };
        await trx
          .insertInto('contract_requests')
          .values({ member_id: member.id, kind, ...written })
          .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(written))
          .execute();
      });
      return `${account} is asked about the ${kind} contract`;
    },
  },
  {
    name: 'contract clear',
    takes: '<account> <salary|dividend|hourly>',
    help: 'ask a member no longer',
    run: async (operator, [account, word]) => {
      const kind = readKind(word);
      const member = await findMember(operator, operator.db, account);
      const { numDeletedRows } = await operator.db
        .deleteFrom('contract_requests')
        .where('member_id', '=', member.id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new OperatorError(`${account} is not asked about a ${kind} contract.`);
      return `${account} is asked about the ${kind} contract no longer`;
    },
  },
];

function readKind(word = ''): ContractKind {
  const kind = contractKinds.find((each) => each === word);
  if (!kind) throw new OperatorError(`A contract is ${contractKinds.join(', ')}, not ${word}.`);
  return kind;
}
