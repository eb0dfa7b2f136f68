import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tier } from '#src/contract/agents/contract-tiers.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { contract, offered } from './action-inputs.ts';
import { endContract, withdrawContract } from './decide.ts';
import { type ProposeFault, proposeContract } from './propose.ts';
import { withTiers } from './read-contracts.ts';

const mostListed = 50;
const percent = (rate: number) => `${(rate / 100).toFixed(2)}%`;
const tierText = ({ turnover, active, rate }: Tier) => `${fromMinor(turnover)}/${active}/${percent(rate)}`;

/** Contracts that an agent has been offered and has not answered. */
export const openContracts: Waiting = {
  thing: 'contract',
  next: 'contract clear',
  query: (db, merchant) =>
    db
      .selectFrom('agent_contracts')
      .innerJoin('members', 'members.id', 'agent_contracts.agent_id')
      .where('members.merchant_code', '=', merchant)
      .where('agent_contracts.state', '=', 'proposed')
      .select(['agent_contracts.created_at as at', 'members.account as who'])
      .select(sql<string>`members.account || ' ' || agent_contracts.kind`.as('id')),
};

/** The contracts of agents: offers that wait, those that hold, and what they pay. */
export const contractActions = [
  defineAction({
    name: 'contract list',
    reads: true,
    summary: `the last ${mostListed} contracts: agent, kind, state, by whom, first and last day, tiers`,
    run: listContracts,
  }),
  defineAction({
    name: 'contract set',
    examples: ['contract set otavio.reis salary 20000/10/0.08 50000/20/0.10 --until 2026-09-30'],
    summary:
      'offer an agent a contract, or another one in the place of that which waits or holds: each tier is turnover, active members and per cent; home asks the agent after its next renewal',
    input: offered,
    run: offer,
  }),
  defineAction({
    name: 'contract clear',
    examples: ['contract clear otavio.reis salary'],
    summary: 'withdraw the offer that waits',
    input: v.object(contract),
    run: async (context, { account, kind }) => {
      const member = await findMember(context, account);
      const waiting = await context.db
        .selectFrom('agent_contracts')
        .select('id')
        .where('agent_id', '=', member.id)
        .where('kind', '=', kind)
        .where('state', '=', 'proposed')
        .executeTakeFirst();
      const asked = { id: waiting?.id ?? '', agentId: member.id, merchant: context.merchant };
      if ((await withdrawContract(context.db, asked, null, context.clock())) !== 'done')
        throw new OperatorError(`${account} is not asked about a ${kind} contract.`);
      return `${account} is asked about the ${kind} contract no longer`;
    },
  }),
  defineAction({
    name: 'contract end',
    examples: ['contract end otavio.reis salary'],
    summary: 'end the contract that holds, from the next day on; a dividend ends with its period',
    input: v.object(contract),
    asks: ({ account, kind }) => `The ${kind} contract of ${account} ends. It cannot be taken up again. End it?`,
    run: async (context, { account, kind }) => {
      const member = await findMember(context, account);
      const asked = { agentId: member.id, kind, merchant: context.merchant };
      const day = await endContract(context.db, asked, context.clock());
      if (day === null) throw new OperatorError(`${account} has no ${kind} contract.`);
      return `${account} has no ${kind} contract from ${day} on`;
    },
  }),
  defineAction({
    name: 'contract pays',
    reads: true,
    examples: ['contract pays otavio.reis salary'],
    summary: `the last ${mostListed} periods of a contract: base, rate, what it comes to, what agents below have of it, amount, state`,
    input: v.object(contract),
    run: async ({ db, ...context }, { account, kind }) => {
      const member = await findMember({ db, ...context }, account);
      const pays = await db
        .selectFrom('contract_pays')
        .selectAll()
        .where('agent_id', '=', member.id)
        .where('kind', '=', kind)
        .orderBy('period', 'desc')
        .limit(mostListed)
        .execute();
      return pays.map((pay) => [
        ...[pay.period, fromMinor(pay.base_minor), percent(pay.rate), fromMinor(pay.gross_minor)],
        ...[fromMinor(pay.given_minor), fromMinor(pay.amount_minor), pay.state],
      ]);
    },
  }),
  defineAction({
    name: 'contract fees',
    examples: ['contract fees 0.80'],
    summary:
      'what payments cost the house, in per cent of deposits and withdrawals: dividends are paid of what is left',
    input: v.object({
      rate: v.pipe(
        v.string(),
        v.regex(/^\d(\.\d{1,2})?$/, 'The cost is a per cent from 0 to 9.99, such as 0.80.'),
        v.transform((text) => Math.round(Number(text) * 100)),
        v.metadata({ word: true, shown: '0.80' }),
      ),
    }),
    run: async (context, { rate }) => {
      await changeSettings(context, () => ({ paymentFeeRate: rate }));
      return `payments cost ${percent(rate)}, from the next day that is settled on`;
    },
  }),
];

async function listContracts({ db, merchant }: ActionContext) {
  const rows = await db
    .selectFrom('agent_contracts')
    .innerJoin('members', 'members.id', 'agent_contracts.agent_id')
    .selectAll('agent_contracts')
    .select('members.account')
    .where('members.merchant_code', '=', merchant)
    .orderBy('agent_contracts.created_at', 'desc')
    .orderBy('agent_contracts.id', 'desc')
    .limit(mostListed)
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return (await withTiers(db, rows)).map((row) => [
    ...[accounts.get(row.id) ?? '', row.kind, row.state, row.made_by],
    ...[row.holds_from ?? row.from_day, dayAfter(row.holds_until ?? row.until_day, -1)],
    row.tiers.map(tierText).join(' '),
  ]);
}

async function offer(context: ChangeContext, { account, kind, tiers, from, until }: v.InferOutput<typeof offered>) {
  const member = await findMember(context, account);
  const asked = { agentId: member.id, kind, tiers, until, from, by: context.by, merchant: context.merchant };
  const made = await proposeContract(context.db, asked, null, context.clock());
  if ('why' in made) throw new OperatorError(faultText(made, account));
  return `${account} is asked about the ${kind} contract from ${made.from} on`;
}

function faultText(fault: ProposeFault, account: string): string {
  if (fault.why === 'too high') return `The highest rate is ${percent(fault.most)}, and a rate is above 0.`;
  if (fault.why === 'days')
    return `The contract begins on ${fault.earliest} or later and ends on ${fault.latest} or earlier; a dividend begins on a 1st or 16th, and ends before one.`;
  if (fault.why === 'tier number') return 'A contract has one to six tiers.';
  if (fault.why === 'tier order') return 'Each tier demands more than the one before, and has a higher rate.';
  return `${account} is no agent with a team, or of a type that is never asked about contracts.`;
}
