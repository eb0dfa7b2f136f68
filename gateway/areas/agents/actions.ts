import * as v from 'valibot';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, option } from '#gateway/actions/inputs.ts';
import { may } from '#src/contract/core/member-type.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type RebateCategory } from '#src/contract/agents/agents.ts';
import { findFreeze } from '#gateway/ledger/teams/freezes.ts';
import { joinTeam, moveMember, TreeRefusal } from '#gateway/ledger/teams/team-tree.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { merchantOf } from '../site/site-actions.ts';
import { checkDay } from './check-day.ts';
import { checkRounds } from './rounds/check-rounds.ts';
import { checkPays } from './contracts/check-pays.ts';
import { linksOn } from './day-figures.ts';
import { ratesOfAgent } from './rates.ts';
import { setRates } from './set-rates.ts';

/** `0.45` → 45 hundredths of a percent. */
const Percent = v.pipe(
  v.string(),
  v.regex(/^\d(\.\d{1,2})?$/, 'A rate is a percentage of the turnover with at most two decimals, such as 0.45.'),
  v.transform((text) => Math.round(Number(text) * 100)),
);
const Rate = v.exactOptional(option(Percent, { shown: '0.45' }));
const options: Readonly<Record<string, RebateCategory>> = {
  slots: 'RNG',
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  fish: 'FISH',
  pvp: 'PVP',
  lottery: 'LOTT',
  elottery: 'ELOTT',
};
const percent = (rate: number) => `${(rate / 100).toFixed(2)}%`;

const moved = v.object({
  account: Account,
  under: v.exactOptional(option(v.string(), { shown: 'agent' })),
  top: v.optional(v.boolean(), false),
});
const rated = v.object({
  account: Account,
  ...{ slots: Rate, live: Rate, sports: Rate, esports: Rate, fish: Rate, pvp: Rate, lottery: Rate, elottery: Rate },
});
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written as 2026-03-14.'));

/** Teams, rates and days of agents. */
export const agentActions = [
  defineAction({
    name: 'affiliate team',
    reads: true,
    examples: ['affiliate team otavio.reis'],
    summary: 'where a member stands: the agents above, the members below, and the rates of today',
    input: v.object({ account: Account }),
    run: async (context, { account }) => {
      const member = await findMember(context, account);
      const day = await openDay(context.db, context.merchant, context.clock());
      const above = day === undefined ? [] : await chainOf(context, member.id, day);
      if (day === undefined || above.length === 0) return `${member.account} is in no team.`;
      const { below } = await linksOn(context.db, day)
        .select((eb) => eb.fn.countAll<number>().as('below'))
        .where('ancestor_id', '=', member.id)
        .where('depth', '>', 0)
        .executeTakeFirstOrThrow();
      const rates = await ratesOfAgent(context.db, member.id, day);
      const frozen = await findFreeze(context.db, member.id);
      return [
        ['team', above.map((one) => one.account).join(' > ')],
        ['level', above.length],
        ['members below', Number(below)],
        ...(frozen ? [['frozen by an agent', `${frozen.cause}: ${frozen.reason}`]] : []),
        ...Object.entries(options).map(([name, category]) => [name, percent(rates[category])]),
      ];
    },
  }),
  defineAction({
    name: 'affiliate move',
    examples: ['affiliate move ana.dias --under bruno.dias', 'affiliate move ana.dias --top'],
    summary:
      'put a member with all below them under another agent, from the next day on; today and before stay as they are',
    input: moved,
    asks: ({ account, under = 'nobody' }) =>
      `From tomorrow on, ${account} and all below them are in the team of ${under}. Move them?`,
    run: moveTo,
  }),
  defineAction({
    name: 'affiliate rate',
    examples: ['affiliate rate otavio.reis --slots 0.60 --live 0.30'],
    summary:
      'an agent’s rebate by category, in percent of the turnover, from the next day on; at most that of the agent above',
    input: rated,
    run: setRate,
  }),
  defineAction({
    name: 'affiliate unfreeze',
    examples: ['affiliate unfreeze ana.dias'],
    summary:
      'lift a freeze that an agent has set, so that the member plays and pays in again; the lock of an operator stays',
    input: v.object({ account: Account }),
    run: async (context, { account }) => {
      const member = await findMember(context, account);
      const lifted = await context.db.deleteFrom('team_freezes').where('member_id', '=', member.id).executeTakeFirst();
      return `${member.account} ${lifted.numDeletedRows > 0n ? 'is frozen by no agent any more' : 'was frozen by no agent'}`;
    },
  }),
  defineAction({
    name: 'affiliate days',
    reads: true,
    summary: 'the last days of the teams: open or closed, rebates, what of them is not paid, and the hash',
    run: async ({ db, merchant, clock }) => {
      const days = await db
        .selectFrom('team_days')
        .leftJoin('rebates', 'rebates.day', 'team_days.day')
        .select(['team_days.day', 'closed_at', 'hash'])
        .select((eb) => [
          eb.fn.sum<number>('paid_minor').as('all'),
          eb.fn.sum<number>(eb.case().when('state', '=', 'due').then(eb.ref('paid_minor')).else(0).end()).as('due'),
        ])
        .where('merchant_code', '=', merchant)
        .where('starts_at', '<=', clock())
        .groupBy(['team_days.day', 'closed_at', 'hash'])
        .orderBy('team_days.day', 'desc')
        .limit(31)
        .execute();
      return days.map(({ day, closed_at, all, due, hash }) => [
        ...[day, closed_at === null ? 'open' : 'closed', fromMinor(Number(all ?? 0))],
        ...[Number(due ?? 0) > 0 ? `${fromMinor(Number(due))} due` : '', hash.slice(0, 12)],
      ]);
    },
  }),
  defineAction({
    name: 'affiliate check',
    reads: true,
    examples: ['affiliate check 2026-03-14'],
    summary:
      'compute a closed day again from its members’ figures, contracts included, and compare it with what was stored and its hash; changes nothing',
    input: v.object({ day: v.pipe(Day, v.metadata({ word: true, shown: 'day' })) }),
    run: async (context, { day }) => {
      const found = await checkDay(context.db, { merchant: context.merchant, day });
      if (!found) throw new OperatorError(`${day} is not closed.`);
      const asked = { merchant: context.merchant, day };
      const rounds = (await checkRounds(context.db, asked)).map((team) => `rounds of the team of ${team}`);
      const faults = [...found, ...(await checkPays(context.db, asked)), ...rounds];
      if (faults.length > 0) throw new OperatorError(`${day} is not what was stored: ${faults.join(', ')}.`);
      return `${day} is as it was closed.`;
    },
  }),
];

const chainOf = ({ db }: Pick<ActionContext, 'db'>, memberId: string, day: string) =>
  linksOn(db, day)
    .innerJoin('members', 'members.id', 'team_links.ancestor_id')
    .select(['members.id', 'members.account', 'depth'])
    .where('team_links.member_id', '=', memberId)
    .orderBy('depth', 'desc')
    .execute();

async function moveTo(context: ChangeContext, { account, under, top }: v.InferOutput<typeof moved>) {
  if ((under === undefined) === !top) throw new OperatorError('Say --under and an agent, or --top.');
  const member = await findMember(context, account);
  const agent = under === undefined ? null : await findMember(context, under);
  const merchant = await merchantOf(context);
  const days = { merchant: merchant.code, timeZone: merchant.settings.timeZone };
  const asked = { memberId: member.id, agentId: agent?.id ?? null, ...days };
  const now = context.clock();
  try {
    const day = await openDay(context.db, merchant.code, now);
    if (day !== undefined && (await chainOf(context, member.id, day)).length > 0) {
      const from = await moveMember(context.db, asked, now);
      return `${member.account} is ${placeOf(agent)} from ${from} on`;
    }
    if (agent === null && !may.agentArea(member.type)) throw new TreeRefusal('no agent');
    await joinTeam(context.db, asked, now);
    return `${member.account} is ${placeOf(agent)} from today on, the first team they are in`;
  } catch (error) {
    if (error instanceof TreeRefusal) throw new OperatorError(faultText[error.fault]);
    throw error;
  }
}

const placeOf = (agent: { readonly account: string } | null) =>
  agent ? `below ${agent.account}` : 'the leader of a team';
const faultText = {
  'below itself': 'A member cannot stand below themselves, or below a member of their own team.',
  'no agent': 'Only an agent leads a team.',
  'too deep': 'A team has at most eight levels.',
} as const;

async function setRate(context: ChangeContext, { account, ...given }: v.InferOutput<typeof rated>) {
  const member = await findMember(context, account);
  const rates = Object.fromEntries(
    Object.entries(given).flatMap(([name, percentage]) => {
      const category = options[name];
      return category && percentage !== undefined ? [[category, percentage]] : [];
    }),
  );
  if (Object.keys(rates).length === 0) throw new OperatorError('Say a rate, such as --slots 0.45.');
  const asked = { agentId: member.id, rates, by: context.by, merchant: context.merchant };
  const set = may.agentArea(member.type) ? await setRates(context.db, asked, null, context.clock()) : null;
  if (typeof set === 'string') return `${member.account} has these rates from ${set} on`;
  if (set?.why === 'too high') {
    const name = Object.keys(options).find((one) => options[one] === set.category);
    throw new OperatorError(`The rate of ${name} is at most ${percent(set.most)}, which the agent above has.`);
  }
  throw new OperatorError(`${member.account} is no agent with a team.`);
}
