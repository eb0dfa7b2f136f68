import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, minor, nameIn, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { readAway } from '#gateway/ledger/away.ts';
import { openWallet, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { balanceLimit } from '#gateway/ledger/ledger.ts';
import { type Limit, readLimits } from '#gateway/ledger/limits/current-limits.ts';
import type { LimitKind, LimitPeriod } from '#gateway/ledger/limits/limit-windows.ts';
import { setLimit } from '#gateway/ledger/limits/set-limit.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { moneyComesHome } from '../notify/push/wallet-messages.ts';
import { profileOf, readMerchant } from '../site/merchant.ts';

const kinds = {
  deposit: 'deposits that are paid or can still be paid',
  stake: 'stakes of bets and lottery tickets',
  loss: 'stakes less wins',
} as const satisfies Record<LimitKind, string>;
const periods = {
  day: 'from midnight on',
  week: 'from Monday on',
  month: 'from the first on',
} as const satisfies Record<LimitPeriod, string>;

const hour = 3_600_000;
const which = { account: Account, kind: word(nameIn(kinds), 'kind'), period: word(nameIn(periods), 'period') };
const Most = word(minor('An amount has two digits after the point, such as 50.00.', 0, balanceLimit), 'amount');

/** The most that members deposit, stake or lose in a day, a week or a month. */
export const limitActions = [
  defineAction({
    name: 'limit set',
    examples: ['limit set marina.costa deposit week 200.00', 'limit set marina.costa loss day 50.00'],
    summary:
      'limit a member’s deposits, stakes or losses in a day, week or month: a lower limit applies at once, a higher one after the jurisdiction’s wait (24 hours), in some once the command is repeated then',
    input: v.object({ ...which, amount: Most }),
    asks: ({ account }) =>
      `${account} is refused whatever goes beyond it, at once where it is less than before. Continue?`,
    run: (context, { amount, ...rest }) => change(context, rest, amount),
  }),
  defineAction({
    name: 'limit clear',
    examples: ['limit clear marina.costa deposit week'],
    summary: 'remove a limit of a member, after the same wait as for a higher one',
    input: v.object(which),
    run: (context, asked) => change(context, asked, null),
  }),
  defineAction({
    name: 'limit show',
    reads: true,
    examples: ['limit show marina.costa'],
    summary: 'the limits of a member: maximum, used amount and end of the present period, and pending changes',
    input: v.object({ account: Account }),
    run: async (context, { account }) => {
      const { wallet } = await walletOf(context, account);
      const limits = await readLimits(context.db, wallet, context.clock());
      return limits.length === 0 ? `${account} has no limits` : limits.map(columns);
    },
  }),
];

type Asked = { readonly account: string; readonly kind: LimitKind; readonly period: LimitPeriod };

async function change(context: ChangeContext, { account, kind, period }: Asked, amount: number | null) {
  const { db, by, clock } = context;
  const { wallet, memberId, currency, settings } = await walletOf(context, account);
  await openWallet(db, memberId, currency);
  const profile = profileOf(settings);
  const limit = await setLimit(
    db,
    {
      ...{ wallet, memberId, kind, period, minor: amount, madeBy: by, timeZone: settings.timeZone },
      wait: rule(profile, 'limitRaiseHours') * hour,
      again: !rule(profile, 'limitRaiseOnce'),
    },
    clock(),
  );
  if (!limit) return `${account} has no limit of ${kind} by ${period}`;
  const isAway = kind !== 'deposit' && amount !== null && (await readAway(db, memberId, currency)) > 0;
  // The gateway brings it home by itself (areas/wallets/limited-home.ts).
  if (isAway) await notifyMember(db, { memberId }, moneyComesHome, clock());
  return [columns(limit), ...(isAway ? [['What they have at vendors comes home; they were told.']] : [])];
}

async function walletOf({ db, merchant: code }: ActionContext, account: string) {
  const { id: memberId } = await findMember({ db, merchant: code }, account);
  const merchant = await readMerchant({ db }, code);
  if (!merchant) throw new OperatorError(`There is no merchant ${code}.`);
  const { currency, settings } = merchant;
  return { wallet: walletId(memberId, currency), memberId, currency, settings };
}

const columns = (limit: Limit) => [
  limit.kind,
  limit.period,
  fromMinor(limit.limit_minor),
  `${fromMinor(limit.used_minor)} until ${printTime(limit.ends_at)}`,
  nextOf(limit),
  limit.made_by === '' ? '' : `by ${limit.made_by}`,
];

function nextOf({ next_at: at, next_minor: next, next_confirmed: confirmed }: Limit): string {
  if (at === null) return '';
  const text = `${next === null ? 'none' : fromMinor(next)} from ${printTime(at)}`;
  return confirmed === 1 ? text : `${text}, when it is repeated`;
}
