import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { depositBounds } from '#src/contract/payments/deposits.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { minor, Reason, refusePast, waitingOrAll, whole, word } from '#gateway/actions/inputs.ts';
import { time } from '#gateway/actions/time.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import { sendMessage, type NewMessage } from '../../notify/inbox/send-message.ts';
import { profileOf } from '../../site/merchant.ts';
import { merchantOf } from '../../site/site-actions.ts';
import { endBonus } from './book-bonus.ts';
import { createOffer, Weights } from './create-offer.ts';
import { findBonus, findOffer, listBonuses, listOffers, showBonus } from './look.ts';

const most = depositBounds.max * 100;
const number = (name: string, highest: number) => whole(1, highest, `--${name} is a number from 1 to ${highest}.`);
const amount = (name: string, highest: number) =>
  minor(`--${name} is from 0.01 to ${fromMinor(highest)}, such as 50.00.`, 1, highest);

const Offered = v.object({
  percent: number('percent', 500),
  most: amount('most', most),
  min: amount('min', most),
  times: number('times', 60),
  days: number('days', 90),
  weights: Weights,
  budget: amount('budget', 1_000_000_000),
  day: amount('day', 1_000_000_000),
  each: v.optional(number('each', 100), '1'),
  until: time('until'),
});

const One = word(v.string(), 'bonus');

/** Offers of bonuses on deposits, and the bonuses that members have. */
export const bonusActions = [
  defineAction({
    name: 'bonus offer',
    examples: [
      'bonus offer --percent 100 --most 200.00 --min 50.00 --times 10 --days 7 --counts RNG=100,LIVE=10 --budget 50000.00 --day 5000.00 --until 2027-06-30T23:59Z',
    ],
    summary:
      'offer a bonus on deposits by Pix: so many percent, at most and from which deposit on; --times: how often it is staked first; --counts: how much of a stake counts by category; --budget and --day: what it gives in all and in a day; --each: how often to one member',
    input: Offered,
    asks: ({ budget }) => `Members see the offer at once. It may cost ${fromMinor(budget)} in all. Go on?`,
    run: create,
  }),
  defineAction({
    name: 'bonus offers',
    reads: true,
    summary: 'offers that members can take, with what they have given; with --all those that have ended, too',
    input: waitingOrAll,
    run: listOffers,
  }),
  defineAction({
    name: 'bonus close',
    examples: ['bonus close 0mhxfaj7k'],
    summary: 'end an offer; bonuses that members were promised or have stay',
    input: v.object({ offer: word(v.string(), 'offer') }),
    run: close,
  }),
  defineAction({
    name: 'bonus list',
    reads: true,
    examples: ['bonus list', 'bonus list --all'],
    summary: 'active bonuses, the latest first, with what is left to stake; with --all every one',
    input: waitingOrAll,
    run: listBonuses,
  }),
  defineAction({
    name: 'bonus show',
    reads: true,
    examples: ['bonus show 0mhxfaj7k'],
    summary: 'one bonus, and what was staked for it by category',
    input: v.object({ bonus: One }),
    run: showBonus,
  }),
  defineAction({
    name: 'bonus cancel',
    examples: ['bonus cancel 0mhxfaj7k --reason "A regra pede uma conta por pessoa."'],
    summary: 'end a bonus that is not paid, with a reason that the member reads; their own money stays as it is',
    input: v.object({ bonus: One, reason: Reason }),
    asks: () => 'The member loses this bonus. Go on?',
    run: cancel,
  }),
];

async function create(context: ChangeContext, { until, ...input }: v.InferOutput<typeof Offered>) {
  const { merchant, by } = context;
  const now = context.clock();
  refusePast(now, until, 'until');
  const { currency, settings } = await merchantOf(context);
  const of = { merchant, profile: profileOf(settings) };
  const id = await createOffer(context.db, of, { ...input, until, by }, now);
  return `offered ${id}: ${input.percent}% up to ${currency} ${fromMinor(input.most)}`;
}

async function close(context: ChangeContext, { offer: id }: { offer: string }) {
  const { db, merchant, by } = context;
  const row = await db
    .updateTable('bonus_offers')
    .set({ closed_at: context.clock(), closed_by: by })
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .where('closed_at', 'is', null)
    .returning('given_minor')
    .executeTakeFirst();
  if (row) return `closed ${id}; its bonuses come to ${fromMinor(row.given_minor)}`;
  await findOffer(context, id);
  throw new OperatorError(`The offer ${id} is closed already.`);
}

async function cancel(context: ChangeContext, { bonus: id, reason }: { bonus: string; reason: string }) {
  const row = await findBonus(context, id);
  const now = context.clock();
  if (!(await endBonus(context.db, { id }, 'cancelled', context.by, now)))
    throw new OperatorError(`The bonus ${id} is ${row.state} already.`);
  await sendMessage(context.db, { memberId: row.member_id }, bonusCancelled(reason), now);
  return `cancelled the bonus of ${row.currency} ${fromMinor(row.amount_minor)} of ${row.account}`;
}

/** Tells a member that an operator has ended their bonus, and why. */
function bonusCancelled(reason: string): NewMessage {
  const why = escapeHtml(reason);
  return {
    kind: 'account',
    title: { pt: 'Seu bônus foi cancelado', en: 'Your bonus was cancelled' },
    content: {
      pt: `<p>Motivo: ${why}</p><p>O seu saldo continua como está.</p>`,
      en: `<p>Reason: ${why}</p><p>Your balance stays as it is.</p>`,
    },
    path: '/m/rewardCenter',
  };
}
