import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

/** The names of a kind: in the tabs, of its contract, and of the figures that its tiers ask for. */
export const kindText = {
  salary: { tab: msg`Salary`, name: msg`Daily salary`, turnover: msg`Team bets in a day`, rate: msg`Salary` },
  dividend: {
    tab: msg({ message: `Dividend`, context: 'contract' }),
    name: msg({ message: `Dividend`, context: 'contract' }),
    turnover: msg`Team bets in a period`,
    rate: msg({ message: `Dividend`, context: 'contract' }),
  },
  hourly: { tab: msg`Hourly`, name: msg`Hourly salary`, turnover: msg`Team bets in an hour`, rate: msg`Salary` },
} as const satisfies Record<ContractKind, Record<'tab' | 'name' | 'turnover' | 'rate', MessageDescriptor>>;

export const statusText: Record<Contract['status'], MessageDescriptor> = {
  waiting: msg`Awaiting you`,
  coming: msg({ message: `Accepted`, context: 'contract' }),
  held: msg`In force`,
  ended: msg({ message: `Ended`, context: 'contract' }),
  refused: msg({ message: `Refused`, context: 'contract' }),
  withdrawn: msg`Withdrawn`,
};

/** A day (YYYY-MM-DD) in words, the same in every time zone. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(day.slice(0, 4) !== String(new Date().getFullYear()) && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** A rate in hundredths of a percent: `0.08%`, `12%`. */
export const rateText = (rate: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], {
    ...{ style: 'percent', maximumFractionDigits: 2, minimumFractionDigits: rate < 100 ? 2 : 0 },
  }).format(rate / 10_000);

/** An amount without its cents where they are none. */
export const withoutCents = (money: string): string => money.replace(/[.,]00$/, '');
