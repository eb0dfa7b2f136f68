import * as v from 'valibot';
import { Amount, toMinor } from '#src/contract/core/amount.ts';
import { type Profile, rule } from '#src/contract/core/profiles.ts';

const whole = (least: number, most: number, usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);
const amount = (usual: string) =>
  v.optional(
    v.pipe(
      Amount,
      v.check((text) => toMinor(text) >= 0),
    ),
    usual,
  );

/**
 * The merchant's rules of withdrawals. `min`, `max`: of one; `day`: of a day. `fee`: of one, beyond `free` of them in a month. `open`: how many may
 * wait at a time. `automatic`: up to which amount no operator decides (0.00: every one is reviewed). `minutes`: the promised time.
 * `bonusTurnover`, `depositTurnover`: how many times a welcome bonus or a deposit is staked before it can be withdrawn.
 */
export const WithdrawRules = v.object({
  min: amount('20.00'),
  max: amount('5000.00'),
  day: amount('5000.00'),
  fee: amount('0.00'),
  free: whole(0, 1000, 3),
  open: whole(1, 100, 3),
  automatic: amount('0.00'),
  minutes: whole(1, 10_080, 60),
  bonusTurnover: whole(0, 10, 1),
  depositTurnover: whole(0, 10, 1),
});
export type WithdrawRules = v.InferOutput<typeof WithdrawRules>;

/** The rules as far as the place allows them. */
export function withdrawRulesIn(profile: Profile, rules: WithdrawRules): WithdrawRules {
  const within = rule(profile, 'payoutMinutes');
  return {
    ...rules,
    minutes: within > 0 ? Math.min(rules.minutes, within) : rules.minutes,
    depositTurnover: rule(profile, 'depositTurnover') ? rules.depositTurnover : 0,
  };
}
