import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { text } from '#src/components/kit/forms/rules.ts';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import { rainAudiences, rainBounds } from '#src/contract/agents/envelopes.ts';

const { total, least } = rainBounds;
const { min, max } = rainBounds.envelopes;
const day = 86_400_000;

/** The values of an empty form: all as typed. */
export const firstValues = {
  ...{ total: '', envelopes: '10', least: '1', most: '', whom: 'team', when: 'now', startsAt: '', minutes: '10' },
};
type Typed = Pick<typeof firstValues, 'total' | 'envelopes' | 'least' | 'most'>;

/** A whole number of envelopes as typed; undefined for anything else. */
export const readEnvelopes = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;

/** What each envelope has on average; undefined while total or number are not typed. */
export function averageOf({ total: typed, envelopes: count }: Typed): Amount | undefined {
  const [amount, parts] = [readTypedAmount(typed), readEnvelopes(count)];
  return amount === undefined || !parts ? undefined : fromMinor(Math.floor(toMinor(amount) / parts));
}

type Fault = 'least' | 'order' | 'most';

/** Why a total cannot be divided as typed; undefined while something is not typed, too. */
function faultOf(typed: Typed): Fault | undefined {
  const [all, low, high] = [typed.total, typed.least, typed.most].map((one) => toMinor(readTypedAmount(one) ?? 'none'));
  const parts = readEnvelopes(typed.envelopes);
  if (!all || !low || !high || !parts) return undefined;
  if (low > high) return 'order';
  if (low * parts > all) return 'least';
  return high * parts < all ? 'most' : undefined;
}

const parts = [['total'], ['envelopes'], ['least'], ['most']] as const;
const without = (fault: Fault) => (typed: Typed) => faultOf(typed) !== fault;

/** The fields of a rain, where so much is free; `now` in epoch ms. */
export function rainSchema(free: Amount, now: () => number) {
  const most = toMinor(free) < toMinor(total.max) ? free : total.max;
  const amount = typedAmount({ min: least, max: total.max });
  return v.pipe(
    v.object({
      total: typedAmount(
        { min: total.min, max: most },
        msg`The amount is below the minimum.`,
        most === free ? msg`That is more than you have free.` : msg`The amount is above the maximum.`,
      ),
      envelopes: v.pipe(
        v.string(),
        v.check(
          (typed) => (readEnvelopes(typed) ?? 0) >= min && (readEnvelopes(typed) ?? 0) <= max,
          text(msg`From ${min} to ${max} envelopes.`),
        ),
      ),
      least: v.pipe(
        v.string(),
        v.check((typed) => v.is(amount, typed), text(msg`Enter an amount of 0.10 or more.`)),
      ),
      most: v.pipe(
        v.string(),
        v.check((typed) => v.is(amount, typed), text(msg`Enter the largest amount.`)),
      ),
      whom: v.picklist(rainAudiences),
      when: v.picklist(['now', 'later']),
      startsAt: v.string(),
      minutes: v.string(),
    }),
    v.forward(
      v.partialCheck(parts, without('least'), text(msg`So many envelopes of at least this are more than the total.`)),
      ['least'],
    ),
    v.forward(v.partialCheck(parts, without('order'), text(msg`The largest is smaller than the smallest.`)), ['most']),
    v.forward(
      v.partialCheck(parts, without('most'), text(msg`So many envelopes of at most this are less than the total.`)),
      ['most'],
    ),
    v.forward(
      v.partialCheck(
        [['when'], ['startsAt']],
        ({ when, startsAt }) => {
          const at = Date.parse(startsAt);
          return when === 'now' || (at > now() && at <= now() + rainBounds.daysAhead * day);
        },
        text(msg`Choose a time within the next 7 days.`),
      ),
      ['startsAt'],
    ),
  );
}

/** The rain that was typed, as the gateway takes it. */
export const askedOf = (typed: v.InferOutput<ReturnType<typeof rainSchema>>) => ({
  total: typed.total,
  envelopes: readEnvelopes(typed.envelopes) ?? min,
  least: readTypedAmount(typed.least) ?? least,
  most: readTypedAmount(typed.most) ?? total.max,
  whom: typed.whom,
  minutes: Number(typed.minutes),
  ...(typed.when === 'later' && { startsAt: Date.parse(typed.startsAt) }),
});
