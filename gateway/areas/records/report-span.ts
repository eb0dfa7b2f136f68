import * as v from 'valibot';
import { dayIn } from '#src/contract/core/age.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';
import { Day } from '#gateway/actions/time.ts';
import { dayAfter, midnight } from '#gateway/ledger/day-of.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import type { Span } from '#gateway/ledger/wallet-sums.ts';

/** The days that a report is about, both included; without them the last week. `csv`: for a spreadsheet. */
export const asked = {
  from: v.exactOptional(Day('from')),
  to: v.exactOptional(Day('to')),
  csv: v.optional(v.boolean(), false),
};

/** A day of the calendar, its bounds in epoch ms, the second one excluded, and the ids that were made in it. */
export type ReportDay = Span & { readonly name: string; readonly start: number; readonly until: number };

const usual = 7;

/** The days of a report in a time zone (IANA name), `most` at most. Throws OperatorError for days out of order, or too many. */
export function daysOf(
  { from, to }: { from?: string; to?: string },
  { now, zone, most }: { now: number; zone: string; most: number },
): readonly ReportDay[] {
  const last = to ?? dayIn(now, zone);
  const first = from ?? dayAfter(last, 1 - usual);
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  if (count < 1) throw new OperatorError('--to is a day before --from.');
  if (count > most) throw new OperatorError(`A report has at most ${most} days; these are ${count}.`);
  return Array.from({ length: count }, (_, index) => {
    const name = dayAfter(first, index);
    const [start, until] = [midnight(name, zone), midnight(dayAfter(name, 1), zone)];
    return { name, start, until, first: idsFrom(start), end: idsFrom(until) };
  });
}
