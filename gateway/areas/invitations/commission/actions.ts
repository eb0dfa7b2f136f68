import * as v from 'valibot';
import { dayIn } from '#src/contract/core/age.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, minor, option, whole } from '#gateway/actions/inputs.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { merchantOf } from '../../site/site-actions.ts';
import { paysCommission, type Terms } from './terms.ts';

const mostListed = 50;

/** A rate in per cent, as hundredths of one. */
const percent = (name: string, most: string, highest: number) =>
  v.optional(
    option(minor(`--${name} is a per cent from 0.00 to ${most}, such as 0.20.`, 0, highest), { shown: '0.20' }),
    '0.00',
  );

/** Commission for invited members. Terms hold from the next day of the merchant's time zone on. */
export const commissionActions = [
  defineAction({
    name: 'commission show',
    reads: true,
    summary:
      'the terms, newest first: from day, per cent of turnover and of net deposits, bound of an inviter and day, days',
    run: showTerms,
  }),
  defineAction({
    name: 'commission set',
    examples: ['commission set --turnover 0.20 --most 200.00 --days 30'],
    summary:
      'pay commission from tomorrow on: per cent of turnover, of deposits less withdrawals, or both; the bound of an inviter and day; for how many days after joining',
    input: v.object({
      turnover: percent('turnover', '1.00', 100),
      deposit: percent('deposit', '10.00', 1000),
      most: option(minor('--most is an amount, such as 200.00.', 1, 10_000_000), { shown: '200.00' }),
      days: option(whole(1, 3650, '--days is a whole number from 1 to 3650.'), { shown: '30' }),
    }),
    asks: ({ turnover, deposit, most, days }) =>
      `From tomorrow on inviters earn ${fromMinor(turnover)} % of turnover and ${fromMinor(deposit)} % of net deposits for ${days} days, up to ${fromMinor(most)} a day. Go on?`,
    run: (context, { turnover, deposit, most, days }) => {
      if (turnover + deposit === 0) throw new OperatorError('Say a rate: --turnover 0.20 or --deposit 1.00.');
      return setTerms(context, { turnover_rate: turnover, deposit_rate: deposit, most_minor: most, days });
    },
  }),
  defineAction({
    name: 'commission stop',
    examples: ['commission stop'],
    summary: 'pay no commission from tomorrow on',
    asks: () => 'Inviters earn nothing from tomorrow on. Go on?',
    run: (context) => setTerms(context, { turnover_rate: 0, deposit_rate: 0, most_minor: 1, days: 1 }),
  }),
  defineAction({
    name: 'commission list',
    reads: true,
    examples: ['commission list marina.costa'],
    summary: `the last ${mostListed} settled days of an inviter: day, member, kind, base, rate, paid, and left out by the bound`,
    input: v.object({ account: Account }),
    run: listSettled,
  }),
];

type Set = Omit<Terms, 'from_day' | 'set_at'>;

async function setTerms(context: ChangeContext, terms: Set): Promise<string> {
  const merchant = await merchantOf(context);
  if (terms.most_minor > 1 && !paysCommission(merchant))
    throw new OperatorError('No commission is paid here: see `profile show` and `programmes list`.');
  const now = context.clock();
  const from_day = dayAfter(dayIn(now, merchant.settings.timeZone));
  const row = { ...terms, set_at: now };
  await context.db
    .insertInto('commission_terms')
    .values({ merchant_code: merchant.code, from_day, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'from_day']).doUpdateSet(row))
    .execute();
  return `from ${from_day} on`;
}

async function showTerms(context: ActionContext) {
  const rows = await context.db
    .selectFrom('commission_terms')
    .selectAll()
    .where('merchant_code', '=', context.merchant)
    .orderBy('from_day', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No commission was ever set.';
  return rows.map(({ from_day, turnover_rate, deposit_rate, most_minor, days }) =>
    turnover_rate + deposit_rate === 0
      ? [from_day, 'none', '', '', '']
      : [
          from_day,
          `${fromMinor(turnover_rate)} %`,
          `${fromMinor(deposit_rate)} %`,
          fromMinor(most_minor),
          `${days} days`,
        ],
  );
}

async function listSettled(context: ActionContext, { account }: { account: string }) {
  const member = await findMember(context, account);
  const rows = await context.db
    .selectFrom('commissions')
    .innerJoin('members', 'members.id', 'commissions.invited_id')
    .selectAll('commissions')
    .select('members.account')
    .where('inviter_id', '=', member.id)
    .orderBy('day', 'desc')
    .orderBy('members.account')
    .orderBy('kind', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return `${member.account} has earned no commission.`;
  return rows.map(({ day, account: invited, kind, base_minor, rate, amount_minor, cut_minor }) => [
    ...[day, invited, kind, fromMinor(base_minor), `${fromMinor(rate)} %`, fromMinor(amount_minor)],
    cut_minor > 0 ? `${fromMinor(cut_minor)} left out` : '',
  ]);
}

/** Commissions that could not be paid; they are tried again by themselves. */
export const failedCommissions: Waiting = {
  thing: 'commission',
  next: 'commission list',
  query: (db, merchant) =>
    db
      .selectFrom('commission_work')
      .innerJoin('members', 'members.id', 'commission_work.inviter_id')
      .innerJoin('commission_days', (join) =>
        join
          .onRef('commission_days.merchant_code', '=', 'commission_work.merchant_code')
          .onRef('commission_days.day', '=', 'commission_work.day'),
      )
      .where('commission_work.merchant_code', '=', merchant)
      .where('attempts', '>', 0)
      .select(['commission_days.end_at as at', 'members.account as who', 'members.account as id']),
};
