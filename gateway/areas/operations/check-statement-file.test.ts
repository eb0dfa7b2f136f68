import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fromMinor } from '#src/contract/core/amount.ts';
import { StatementWriter } from '#src/contract/records/statement-csv.ts';
import { checkStatementFile } from './check-statement-file.ts';

/** A file with a statement of so many entries of one real each. */
async function fileOf(entries: number, change = (text: string) => text): Promise<string> {
  const writer = new StatementWriter('pt');
  const parts = [await writer.head([['Extrato', 'Maré']], ['a', 'b', 'c', 'd', 'e', 'f'])];
  for (let index = 1; index <= entries; index += 1) {
    const money = { amount: '1.00', balance: fromMinor(index * 100) };
    parts.push(await writer.entry({ time: '2026-11-27 09:15:03', what: 'Aposta', about: '', id: `e${index}` }, money));
  }
  const folder = mkdtempSync(join(tmpdir(), 'statement-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'extrato.csv');
  writeFileSync(path, change([...parts, await writer.end('Total')].join('')));
  return path;
}

describe('a statement in a file', () => {
  it('is checked by itself, at any length', async () => {
    expect(await checkStatementFile(await fileOf(2001))).toBe(
      '2001 entries, in 2001.00, out 0.00, balance 2001.00, no fault',
    );
  });

  it('is refused with the line of its first fault, and where there is no file', async () => {
    const cut = await fileOf(3, (text) => text.replace(/^.*e2\r\n/m, ''));
    await expect(checkStatementFile(cut)).rejects.toThrow(
      'Line 5 of the statement does not follow from the balance before it.',
    );
    const changed = await fileOf(3, (text) => text.replace('Aposta', 'Prêmio'));
    await expect(checkStatementFile(changed)).rejects.toThrow('Line 7 of the statement has another hash than the file');
    await expect(checkStatementFile('/nowhere/extrato.csv')).rejects.toThrow('cannot be read');
  });
});
