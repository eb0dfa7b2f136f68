import { describe, expect, it, vi } from 'vitest';
import { statementOnPage } from '#src/contract/records/records.ts';
import { checkStatement } from '#src/contract/records/statement-csv.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { configureHttp } from '#src/platform/calls/http.ts';
import { writeStatement } from './write-statement.ts';

const words = {
  title: ['Statement', 'Maré'],
  account: ['Account', 'marina.costa'],
  period: 'Period',
  timeZone: 'Time zone',
  currency: 'Currency',
  columns: ['Time', 'Entry', 'About', 'Amount', 'Balance', 'Number'],
  total: 'Total',
  nameOf: (kind: string) => kind,
} as const;

/** A gateway with so many entries of one real each, which refuses the second part once. */
function gatewayOf(entries: number) {
  let failures = entries > statementOnPage ? 1 : 0;
  const asked: (string | null)[] = [];
  const answer: typeof fetch = async (input) => {
    if (input instanceof Request) input.signal.throwIfAborted();
    const after = new URL(input instanceof Request ? input.url : input).searchParams.get('after');
    asked.push(after);
    if (after !== null && failures > 0) {
      failures -= 1;
      throw new TypeError('Failed to fetch');
    }
    const first = after === null ? 0 : Number(after);
    const end = Math.min(entries, first + statementOnPage);
    const items = Array.from({ length: end - first }, (_, index) => ({
      id: String(first + index + 1),
      kind: 'credit',
      about: '',
      at: Date.UTC(2026, 10, 27),
      amount: '1.00',
      balance: fromMinor((first + index + 1) * 100),
    }));
    const totals = { currency: 'BRL', entries, in: fromMinor(entries * 100), out: '0.00' };
    const value = { items, totals, ...(end < entries && { next: String(end) }) };
    return Response.json({ success: true, value });
  };
  configureHttp({ getToken: () => 'token', origin: 'https://mare.example', fetch: answer });
  return asked;
}

const onProgress = vi.fn<(part: number) => void>();
const write = (signal = new AbortController().signal) =>
  writeStatement({ range: { from: '2026-11-01', to: '2026-11-27' }, language: 'en', words, signal, onProgress });

describe('the statement that the app writes', () => {
  it('has every part once, also where one has to be asked for again, and passes the check', async () => {
    const asked = gatewayOf(statementOnPage + 5);
    const text = (await (await write())?.text()) ?? '';
    expect(asked).toEqual([null, String(statementOnPage), String(statementOnPage)]);
    async function* lines() {
      yield* text.split('\r\n');
    }
    expect(await checkStatement(lines())).toEqual({
      ...{ entries: statementOnPage + 5, in: '2005.00', out: '0.00', balance: '2005.00' },
    });
    expect(onProgress.mock.lastCall).toEqual([1]);
  });

  it('is none where nothing was booked, and ends when it is cancelled', async () => {
    gatewayOf(0);
    expect(await write()).toBe(undefined);
    gatewayOf(3);
    await expect(write(AbortSignal.abort())).rejects.toThrow();
  });
});
