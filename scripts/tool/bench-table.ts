/** One line of the table that `npm run bench` prints. */
export type BenchRow = {
  what: string;
  /** With its unit, and with the control it is a ratio of: `1.03 × twin`. */
  measured: string;
  goal: string;
  /** Whether the goal holds; undefined when the figure has none. */
  holds?: boolean;
};

/** What a file tests/bench/*.bench.ts exports. */
export type BenchModule = { bench: () => Promise<BenchRow[]> };

const verdict = ({ holds }: BenchRow) => (holds === undefined ? '' : holds ? 'yes' : 'NO');

/** The rows as one table in plain text. */
export function formatRows(rows: readonly BenchRow[]): string {
  const cells = [
    ['what', 'measured', 'goal', 'holds'],
    ...rows.map((row) => [row.what, row.measured, row.goal, verdict(row)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const format = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd();
  const [head = [], ...body] = cells;
  return [format(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(format)].join('\n');
}
