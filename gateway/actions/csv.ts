import { type Cell, csvLine } from '#src/contract/core/csv.ts';
import type { ActionContext } from './define-action.ts';

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
