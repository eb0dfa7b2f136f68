import { type DateRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { statement } from '#src/contract/records/records.ts';
import { StatementWriter } from '#src/contract/records/statement-csv.ts';
import { send } from '#src/platform/calls/http.ts';

/** The words of a statement in the reader's language. */
type StatementWords = {
  readonly title: readonly [string, string];
  readonly account: readonly [string, string];
  readonly period: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly columns: readonly string[];
  readonly total: string;
  readonly nameOf: (kind: string) => string;
};

type Options = {
  readonly range: DateRange;
  readonly language: Language;
  readonly words: StatementWords;
  readonly signal: AbortSignal;
  /** Called after each part; from 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/** The time of a moment in the device's zone, as spreadsheets read it: '2026-11-27 09:15:03'. */
function localTime(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  return `${day.join('-')} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
}

/**
 * Reads all bookings of some days in parts, each of which is retried, and writes them as CSV. Rejects with an AppError, also when it is
 * cancelled; undefined where nothing was booked.
 */
export async function writeStatement({
  range,
  language,
  words,
  signal,
  onProgress,
}: Options): Promise<Blob | undefined> {
  const { since, until } = momentsOf(range);
  const writer = new StatementWriter(language);
  // Each full block leaves the scripts' memory.
  const parts: Blob[] = [];
  const keep = (text: string) => void (text !== '' && parts.push(new Blob([text])));
  let read = 0;
  for (let after: string | undefined; ;) {
    const query = { from: since, to: until, language, ...(after !== undefined && { after }) };
    const { items, next, totals } = await send(statement, { query, signal });
    if (parts.length === 0) {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const facts = [
        words.title,
        words.account,
        [words.period, `${range.from} – ${range.to}`],
        [words.timeZone, timeZone],
        [words.currency, totals.currency],
      ] as const;
      keep(await writer.head(facts, words.columns));
    }
    for (const { at, kind, about, id, ...money } of items)
      keep(await writer.entry({ time: localTime(at), what: words.nameOf(kind), about, id }, money));
    read += items.length;
    onProgress(totals.entries === 0 ? 1 : Math.min(1, read / totals.entries));
    if (next === undefined) {
      if (read === 0) return undefined;
      // Counted here: something may have been booked between two parts.
      keep(await writer.end(words.total));
      return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    }
    after = next;
  }
}
