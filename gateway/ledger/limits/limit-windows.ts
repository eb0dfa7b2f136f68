import { dayIn } from '#src/contract/core/age.ts';
import type { Tables } from '../../db/tables.ts';
import { midnight } from '../day-of.ts';

export const limitKinds = ['deposit', 'stake', 'loss'] as const satisfies readonly Tables['money_limits']['kind'][];
export type LimitKind = (typeof limitKinds)[number];
export const limitPeriods = ['day', 'week', 'month'] as const satisfies readonly Tables['money_limits']['period'][];
export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * The day, the week from Monday on, or the month of the calendar that it is at a moment in a time zone (IANA name): when it began, and when
 * the next one does; epoch ms.
 */
export function windowOf(at: number, period: LimitPeriod, timeZone: string): { begun: number; ends: number } {
  const day = new Date(`${dayIn(at, timeZone)}T00:00:00Z`);
  if (period === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (period === 'month') day.setUTCDate(1);
  const next = new Date(day);
  if (period === 'month') next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (period === 'week' ? 7 : 1));
  const [begun, ends] = [day, next].map((date) => midnight(date.toISOString().slice(0, 10), timeZone));
  return { begun: begun ?? 0, ends: ends ?? 0 };
}
