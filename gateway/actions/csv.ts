import type { ActionContext } from './define-action.ts';

type Cell = string | number;

/** First characters of a cell that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

/** A line of CSV (RFC 4180). A text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
const csvLine = (cells: readonly Cell[]): string =>
  cells
    .map(String)
    .map((text) => (formula.test(text) && !number.test(text) ? `'${text}` : text))
    .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',');

/** Prints rows as CSV, each once the output has room for it; returns an empty answer. */
export async function printCsv(
  print: ActionContext['print'],
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<[]> {
  await print(csvLine(head));
  for await (const row of rows) await print(csvLine(row));
  return [];
}
