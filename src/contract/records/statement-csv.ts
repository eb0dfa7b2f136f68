import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { byteOrderMark, csvCells, csvForms, csvLine, lineEnd } from '#src/contract/core/csv.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { toHex } from '#src/contract/core/commitment.ts';

/** Lines of a block: the last line has the hash over the hashes of all blocks, so that a file of any length is hashed in parts. */
const blockLines = 1000;

type Entry = { readonly time: string; readonly what: string; readonly about: string; readonly id: string };
type Money = { readonly amount: string; readonly balance: string };

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Collects the lines of a file in blocks and their hashes. */
class Blocks {
  #lines: string[] = [];
  #hashes: number[] = [];

  /** Adds a line; answers a block's text once it is full. */
  async add(line: string): Promise<string> {
    this.#lines.push(line);
    return this.#lines.length < blockLines ? '' : this.flush();
  }

  async flush(): Promise<string> {
    if (this.#lines.length === 0) return '';
    const text = this.#lines.map((line) => line + lineEnd).join('');
    this.#lines = [];
    this.#hashes.push(...(await sha256(new TextEncoder().encode(text))));
    return text;
  }

  /** Ends the last block and adds a line as a block of its own. */
  async addLast(line: string): Promise<void> {
    await this.flush();
    await this.add(line);
    await this.flush();
  }

  /** The hash over the hashes of all blocks, hex. */
  hash = async (): Promise<string> => toHex(await sha256(Uint8Array.from(this.#hashes)));
}

/**
 * Writes a statement as CSV: some lines of heading, an empty one, the names of the columns, an entry a line, and a last line with the sums
 * and a hash (SHA-256). Each function answers text that is complete so far, or '' until a block is full.
 */
export class StatementWriter {
  #blocks = new Blocks();
  #form: (typeof csvForms)[Language];
  #sums = { entries: 0, in: 0, out: 0 };

  constructor(language: Language) {
    this.#form = csvForms[language];
  }

  #line = (cells: readonly string[]) => csvLine(cells, this.#form.separator);
  #money = (amount: string) => amount.replace('.', this.#form.decimal);

  /** The heading: facts as name and value, then the names of the columns of an entry. */
  async head(facts: readonly (readonly [string, string])[], columns: readonly string[]): Promise<string> {
    const lines = [...facts.map((fact) => this.#line(fact)), '', this.#line(columns)];
    const texts = [byteOrderMark];
    for (const line of lines) texts.push(await this.#blocks.add(line));
    return texts.join('');
  }

  entry({ time, what, about, id }: Entry, { amount, balance }: Money): Promise<string> {
    const minor = toMinor(amount);
    this.#sums.entries += 1;
    this.#sums[minor < 0 ? 'out' : 'in'] += Math.abs(minor);
    return this.#blocks.add(this.#line([time, what, about, this.#money(amount), this.#money(balance), id]));
  }

  /** The last block, and the last line: the number of entries and their sums. */
  async end(label: string): Promise<string> {
    const rest = await this.#blocks.flush();
    const { entries, in: came, out } = this.#sums;
    const sums = this.#line([label, String(entries), ...[came, out].map((minor) => this.#money(fromMinor(minor)))]);
    await this.#blocks.addLast(sums);
    return `${rest}${sums}${this.#form.separator}${await this.#blocks.hash()}${lineEnd}`;
  }
}

/** The sums of a statement that is as it was written, or its first fault with the number of its line. */
export type CheckedStatement =
  | { readonly entries: number; readonly in: string; readonly out: string; readonly balance: string }
  | { readonly fault: 'form' | 'balance' | 'sums' | 'hash'; readonly line: number };

/** Checks a statement line by line, without their ends: each balance follows from the one before it, the sums and the hash are right. */
export async function checkStatement(lines: AsyncIterable<string>): Promise<CheckedStatement> {
  const blocks = new Blocks();
  const sums = { entries: 0, in: 0, out: 0 };
  let [line, held, begun] = [0, '', false];
  let separator: ',' | ';' = ',';
  let balance: number | undefined;
  let ended: { cells: string[]; line: number } | undefined;
  for await (const read of lines) {
    line += 1;
    const text = line === 1 ? read.replace(byteOrderMark, '') : read;
    if (line === 1) separator = text.includes(';') ? ';' : ',';
    if (text === '' && ended) continue;
    if (ended) return { fault: 'form', line };
    const cells = csvCells(text, separator);
    if (cells.length === 5 && /^[\da-f]{64}$/.test(cells[4] ?? '')) {
      ended = { cells, line };
      await blocks.addLast(text.slice(0, -65));
      continue;
    }
    await blocks.add(text);
    if (!begun) {
      begun = held === '' && line > 1;
      held = text;
      continue;
    }
    const [amount, after] = [toNumber(cells[3]), toNumber(cells[4])];
    if (cells.length !== 6 || amount === undefined || after === undefined) return { fault: 'form', line };
    if (balance !== undefined && balance + amount !== after) return { fault: 'balance', line };
    balance = after;
    sums.entries += 1;
    sums[amount < 0 ? 'out' : 'in'] += Math.abs(amount);
  }
  if (!ended) return { fault: 'form', line };
  const [, entries, came, out, hash] = ended.cells;
  if (Number(entries) !== sums.entries || toNumber(came) !== sums.in || toNumber(out) !== sums.out)
    return { fault: 'sums', line: ended.line };
  if (hash !== (await blocks.hash())) return { fault: 'hash', line: ended.line };
  return { entries: sums.entries, in: fromMinor(sums.in), out: fromMinor(sums.out), balance: fromMinor(balance ?? 0) };
}

/** Minor units of an amount in either form; undefined for other text. */
function toNumber(text: string | undefined): number | undefined {
  const plain = text?.replace(',', '.');
  return plain !== undefined && /^-?\d{1,13}\.\d{2}$/.test(plain) ? toMinor(plain) : undefined;
}
