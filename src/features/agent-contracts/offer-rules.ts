import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { amountText } from '#src/components/people/money/typed-amount.ts';
import { mostTiers } from '#src/contract/agents/agent-contracts.ts';
import { type Tier, tierAt, tierFault } from '#src/contract/agents/contract-tiers.ts';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';

/** What is typed, by the names of the fields: `turnover1`, `active1` and `rate1` of the first tier, and `until`, the last day. */
export type TypedOffer = Record<string, string>;
export type OfferedTier = { readonly turnover: Amount; readonly active: number; readonly rate: number };

/** The names of a tier's fields; places count from 1. */
export const tierNames = (place: number) => ({
  turnover: `turnover${place}`,
  active: `active${place}`,
  rate: `rate${place}`,
});

/** All fields, with the conditions of the own contract and without its rates: those are for the agent to choose. `mark`: before decimals. */
export function typedAtFirst({ tiers }: Contract, until: string, mark: '.' | ','): TypedOffer {
  const typed: TypedOffer = {};
  for (let place = 1; place <= mostTiers; place += 1) {
    const { turnover, active, rate } = tierNames(place);
    const own = tiers[place - 1];
    typed[turnover] = own?.turnover.replace('.', mark) ?? '';
    typed[active] = own ? String(own.active) : '';
    typed[rate] = '';
  }
  return { ...typed, until };
}

const count = v.pipe(
  v.string(),
  v.trim(),
  required(msg`Enter a number.`),
  v.check((typed) => typed === '' || /^\d{1,6}$/.test(typed), text(msg`Enter a whole number.`)),
);
/** A rate has at most two decimals, as an amount has: its hundredths are those of a percent. */
const readRate = (typed: string): number => toMinor(readTypedAmount(typed.replace('%', '')) ?? '0.00');
const rate = v.pipe(
  v.string(),
  v.trim(),
  required(msg`Enter a rate.`),
  v.check((typed) => typed === '' || readRate(typed) > 0, text(msg`Enter a rate such as 0.08.`)),
);

/** The tier that the fields of a place say. */
function readTier(typed: TypedOffer, place: number): Tier {
  const names = tierNames(place);
  const [turnover = '', active = '', share = ''] = [names.turnover, names.active, names.rate].map(
    (name) => typed[name],
  );
  return { turnover: toMinor(readTypedAmount(turnover) ?? '0.00'), active: Number(active), rate: readRate(share) };
}

const inWire = (contract: Contract): readonly Tier[] =>
  contract.tiers.map(({ turnover, ...rest }) => ({ ...rest, turnover: toMinor(turnover) }));

/** The highest rate that the own contract allows for what a tier asks for, in hundredths of a percent. */
export const mostFor = (own: Contract, typed: TypedOffer, place: number): number =>
  tierAt(inWire(own), readTier(typed, place)).rate;

/**
 * The rules of an offer of `tiers` tiers within the own contract: each tier asks for more and gives more than the one before, and none gives more than the
 * own contract for the same figures. `rateText` says a rate.
 */
export function offerRules(
  own: Contract,
  tiers: number,
  days: { earliest: string; latest: string },
  rateText: (rate: number) => string,
) {
  const places = Array.from({ length: tiers }, (_, index) => index + 1);
  const fields = places.flatMap((place) => {
    const names = tierNames(place);
    return [[names.turnover, amountText] as const, [names.active, count] as const, [names.rate, rate] as const];
  });
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck<TypedOffer>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const typed = dataset.value;
      const say = (name: string, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: typed, key: name, value: typed[name] }],
        });
      const faults = fields.flatMap(([name, field]) => {
        const { issues = [] } = v.safeParse(field, typed[name] ?? '');
        return issues.map(({ message }) => ({ name, message }));
      });
      for (const { name, message } of faults) say(name, message);
      const { until = '' } = typed;
      if (until < days.earliest || until > days.latest) say('until', text(msg`Choose a day within your own contract.`));
      const wrong = (place: number) =>
        Object.values(tierNames(place)).some((name) => faults.some((one) => one.name === name));
      for (const place of places) {
        if (wrong(place)) continue;
        const tier = readTier(typed, place);
        const most = tierAt(inWire(own), tier).rate;
        const { turnover, rate: share } = tierNames(place);
        if (most === 0) say(turnover, text(msg`Your own contract pays nothing for these figures.`));
        else if (tier.rate > most) say(share, text(msg`At most ${rateText(most)}, as in your own contract.`));
        else if (place > 1 && !wrong(place - 1) && tierFault(own.kind, [readTier(typed, place - 1), tier]) === 'order')
          say(share, text(msg`Each tier asks for more than the one before, and pays more.`));
      }
    }),
    v.transform((typed) => ({
      until: typed['until'] ?? '',
      tiers: places
        .map((place) => readTier(typed, place))
        .map(({ turnover, ...rest }): OfferedTier => ({ turnover: fromMinor(turnover), ...rest })),
    })),
  );
}

/** The day (YYYY-MM-DD) on which the period of a dividend ends that begins on a day, a 1st or a 16th. */
function periodEnd(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return first.endsWith('-01')
    ? `${first.slice(0, 8)}15`
    : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The last days that a dividend may have which begins on a day and is over by another, the nearest first. */
export function periodEnds(first: string, until: string): readonly string[] {
  const ends: string[] = [];
  for (let end = periodEnd(first); end <= until; end = periodEnd(nextDay(end))) ends.push(end);
  return ends;
}
