/** One line of the table that `npm run bench` prints. */
export type BenchRow = {
  what: string;
  /** With its unit: `1,204 ms`. */
  measured: string;
  /** What the same run measured on the control, with its unit. */
  control?: string | undefined;
  /** Measured by control. */
  ratio?: number | undefined;
  /** Empty for a figure that is there for information. */
  goal: string;
  /** Whether the goal is met; undefined when there is none, or nothing to measure it on. */
  met?: boolean | undefined;
};

/** What a file tests/bench/*.bench.ts exports. */
export type BenchModule = { bench: () => Promise<BenchRow[]> };

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
