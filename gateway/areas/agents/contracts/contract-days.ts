import type { ContractKind } from '#src/contract/site/contracts.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';

/** The first day of the period of a dividend that a day is in: the 1st or the 16th of its month. */
export const periodOf = (day: string): string => `${day.slice(0, 8)}${Number(day.slice(8)) < 16 ? '01' : '16'}`;

/** The first day of the period that follows the one of a day. */
export const nextPeriod = (day: string): string => periodOf(dayAfter(periodOf(day), 16));

/** The last day of the period of a day. */
export const periodEnd = (day: string): string => dayAfter(nextPeriod(day), -1);

/** The first day from `day` on at which a contract may begin or end: a dividend holds for whole periods. */
export const boundaryFrom = (kind: ContractKind, day: string): string =>
  kind !== 'dividend' || periodOf(day) === day ? day : nextPeriod(day);
