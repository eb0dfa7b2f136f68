/** One line of the table that `npm run bench` prints. */
export type BenchRow = {
  what: string;
  /** With its unit: `1,204 ms`. */
  measured: string;
  /** The control's value in the same run, with its unit. */
  control?: string | undefined;
  /** Measured value divided by control. */
  ratio?: number | undefined;
  /** Empty for an informational figure. */
  goal: string;
  /** Whether the goal is met; undefined without a goal, or when it could not be measured. */
  met?: boolean | undefined;
};

/** The exports of a file tests/bench/*.bench.ts; `isWhole`: one of all, which has twenty minutes together. */
export type BenchModule = { bench: (run: { readonly isWhole: boolean }) => Promise<BenchRow[]> };

const head = ['what', 'measured', 'control', 'ratio', 'goal', 'met'];

const cellsOf = ({ what, measured, control = '', ratio, goal, met }: BenchRow): string[] => {
  const verdict = met === undefined ? '' : met ? 'yes' : 'NO';
  return [what, measured, control, ratio === undefined ? '' : `${ratio.toFixed(2)}×`, goal, verdict];
};

/** The rows as one table in plain text. */
export function formatRows(rows: readonly BenchRow[]): string {
  const cells = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const format = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [format(head), rule, ...cells.slice(1).map(format)].join('\n');
}
