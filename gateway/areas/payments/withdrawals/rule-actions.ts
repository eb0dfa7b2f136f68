import * as v from 'valibot';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { minor, whole } from '#gateway/actions/inputs.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { merchantOf } from '../../site/site-actions.ts';
import type { WithdrawRules } from '../../site/withdraw-rules.ts';

const highest = 999_999_999;
const amount = v.optional(v.pipe(minor('An amount is written like 500.00.', 0, highest), v.transform(fromMinor)));
const number = (name: string, least: number, most: number) =>
  v.optional(whole(least, most, `--${name} is a whole number from ${least} to ${most}.`));

const Changed = v.object({
  min: amount,
  max: amount,
  day: amount,
  open: number('open', 1, 100),
  fee: amount,
  free: number('free', 0, 1000),
  automatic: amount,
  minutes: number('minutes', 1, 10_080),
  bonusTurnover: number('bonus-turnover', 0, 10),
  depositTurnover: number('deposit-turnover', 0, 10),
});

/** The rules of withdrawals. */
export const ruleActions = [
  defineAction({
    name: 'withdraw rules',
    reads: true,
    summary: 'the rules of withdrawals, as far as the place allows them',
    run: async (context) => written((await merchantOf(context)).settings.withdraw),
  }),
  defineAction({
    name: 'withdraw rule',
    examples: ['withdraw rule --automatic 500.00 --minutes 10', 'withdraw rule --fee 2.00 --free 3'],
    summary:
      'change rules of withdrawals: bounds of one and of a day, how many may wait, the fee beyond the free ones of a month, up to which amount nobody reviews, the promised minutes, how many times a bonus or a deposit is staked first',
    input: Changed,
    changes: ['status'],
    run: setRules,
  }),
];

async function setRules(context: ChangeContext, given: v.InferOutput<typeof Changed>) {
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(changed).length === 0) throw new OperatorError('Say which rule changes, such as --automatic 500.00.');
  const rules: WithdrawRules = { ...(await merchantOf(context)).settings.withdraw, ...changed };
  if (toMinor(rules.min) > toMinor(rules.max)) throw new OperatorError('The minimum is above the maximum.');
  if (toMinor(rules.fee) >= toMinor(rules.min)) throw new OperatorError('The fee is not below the minimum.');
  await changeSettings(context, ({ withdraw }) => ({ withdraw: { ...withdraw, ...changed } }));
  return written((await merchantOf(context)).settings.withdraw);
}

const written = (rules: WithdrawRules) => Object.entries(rules).map(([name, value]) => [name, String(value)]);
