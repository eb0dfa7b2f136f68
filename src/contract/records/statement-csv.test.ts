import { describe, expect, it } from 'vitest';
import { csvCells, csvLine } from '#src/contract/core/csv.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { checkStatement, StatementWriter } from './statement-csv.ts';

const columns = ['Time', 'Entry', 'Detail', 'Amount', 'Balance', 'Number'];

/** A statement of so many entries, each of which is named by its number. */
async function write(language: Language, entries: number, about = 'Reef Dragon') {
  const writer = new StatementWriter(language);
  const parts = [
    await writer.head(
      [
        ['Statement', 'Maré'],
        ['Time zone', 'America/Sao_Paulo'],
      ],
      columns,
    ),
  ];
  const sums = { in: 0, out: 0 };
  let balance = 0;
  for (let index = 0; index < entries; index += 1) {
    const amount = index % 3 === 2 ? -150 : 275;
    balance += amount;
    sums[amount < 0 ? 'out' : 'in'] += Math.abs(amount);
    const money = { amount: fromMinor(amount), balance: fromMinor(balance) };
    parts.push(await writer.entry({ time: '2026-11-27 09:15:03', what: 'Bet', about, id: `id${index}` }, money));
  }
  parts.push(await writer.end('Total'));
  return { text: parts.join(''), balance: fromMinor(balance), in: fromMinor(sums.in), out: fromMinor(sums.out) };
}

async function* linesOf(text: string) {
  yield* text.split('\r\n');
}
const check = (text: string) => checkStatement(linesOf(text));

describe('a statement as CSV', () => {
  it('is as written in both languages and at any length, by the numbers of its last line', async () => {
    for (const [language, entries] of [
      ['pt', 3],
      ['en', 0],
      ['en', 994],
      ['pt', 995],
      ['pt', 2500],
    ] as const) {
      const { text, ...sums } = await write(language, entries);
      expect(await check(text), `${language} ${entries}`).toEqual({ entries, ...sums });
    }
  });

  it('opens in a Brazilian spreadsheet: byte order mark, semicolons, decimal commas', async () => {
    const { text } = await write('pt', 3);
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      '\ufeffStatement;Maré',
      'Time zone;America/Sao_Paulo',
      '',
      'Time;Entry;Detail;Amount;Balance;Number',
      '2026-11-27 09:15:03;Bet;Reef Dragon;2,75;2,75;id0',
    ]);
  });

  it('has no cell that a spreadsheet computes, but amounts', async () => {
    const { text } = await write('en', 3, '=HYPERLINK("x","y"), "a"');
    const line = text.split('\r\n')[6] ?? '';
    expect(csvCells(line, ',')).toEqual([
      ...['2026-11-27 09:15:03', 'Bet', '\'=HYPERLINK("x","y"), "a"', '-1.50', '4.00', 'id2'],
    ]);
    for (const cell of ['=1', '+1+1', '-a', '@x', '\tx']) expect(csvCells(csvLine([cell]), ',')).toEqual([`'${cell}`]);
    expect(await check(text)).toMatchObject({ entries: 3 });
  });

  it('is refused after any change of a character, with the line that differs where it can be told', async () => {
    const { text } = await write('pt', 12);
    expect(await check(text.replace('id3', 'id4'))).toEqual({ fault: 'hash', line: 17 });
    expect(await check(text.replace('5,50', '5,51'))).toEqual({ fault: 'balance', line: 6 });
    expect(await check(text.replace(/;\d+,\d\d;[\da-f]{64}/, ';1,00$&'))).toMatchObject({ line: 17 });
    expect(await check(text.split('\r\n').slice(0, 9).join('\r\n'))).toEqual({ fault: 'form', line: 9 });
    expect(await check(`${text}x`)).toEqual({ fault: 'form', line: 18 });
    for (let at = 0; at < text.length - 2; at += 7) {
      const other = text[at] === 'q' ? 'r' : 'q';
      expect(await check(text.slice(0, at) + other + text.slice(at + 1)), `${at}`).toHaveProperty('fault');
    }
  });
});
