/** Printed as columns of equal width. */
export type Rows = readonly (readonly (string | number)[])[];

/** Prints rows as columns of equal width. */
export function printRows(print: (line: string) => void, rows: Rows): void {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  for (const row of texts) print(lineOf(row).trimEnd());
}

/** Epoch milliseconds → `2026-03-14 12:00 UTC` */
export const printTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** `on` or `off`, as `OnOff` reads it. */
export const writeSwitch = (on: boolean | number | undefined): string => (on ? 'on' : 'off');

/** A text of a member on one line: a terminal obeys control characters, and characters that turn the direction hide what is said. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
