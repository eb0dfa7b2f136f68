import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FaultCell, formatFaultTable, readFaultCells } from './fault-table.ts';
import { projectRoot } from './launch.mjs';
import { binary, run } from './process.ts';
import { readReportFile } from './test-report.ts';

const reportFile = join(projectRoot, '.cache/faults.json');
const tableFile = join(projectRoot, 'docs/faults.md');
/** Most cells are idle most of the time. */
const workers = availableParallelism() + 1;

const describe = (cells: readonly FaultCell[], minutes: number): string => `# Faults

Made by \`npm run test:faults\` on ${new Date().toISOString().slice(0, 10)}: ${cells.length} cells in ${minutes} minutes, ${
  cells.filter(({ failure }) => failure !== undefined).length
} failed. What a cell asks for is in [013](decisions/013-faults.md).

Each cell is one journey on the built app and the real gateway, with a fault between them. _Before_: the gateway never hears of the request;
_after_: it has done its work, and its answer is swallowed; _mid-body_: half of the answer has gone out. A cell fails where an effect is doubled or lost,
a store holds what came from the fault, the page is blank, a spinner turns for more than 10 s, a member is signed out, or a logout does not arrive.

- **through**: it worked in spite of the fault.
- **itself**: it worked when the fault was over, without a touch.
- **again**: the screen said that it had not worked; the reader tried again on the same page, and it did.
- **reload**: it worked after the page was loaded again.

${formatFaultTable(cells)}
`;

/**
 * Runs every journey under every fault, or those whose names contain one of the words `only`, on the build. Prints the table, and
 * writes it to docs/faults.md when it is complete. Returns whether every cell passed.
 */
export async function runFaultMatrix(chromium: string, only: readonly string[] = []): Promise<boolean> {
  rmSync(reportFile, { force: true });
  const env = {
    CHROMIUM_PATH: chromium,
    FAULT_MATRIX: '1',
    NO_COLOR: undefined,
    FORCE_COLOR: '0',
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  };
  const words = only.length > 0 ? ['-g', only.join('|')] : [];
  const how = ['--fully-parallel', `--workers=${workers}`, '--trace=off', '--reporter=list,json'];
  const args = ['test', 'faults/matrix', ...how, ...words];
  const { code, seconds } = await run(binary('playwright'), args, { env, inherit: true });
  const cells = readReportFile(reportFile, readFaultCells) ?? [];
  if (only.length > 0) console.log(`\n${formatFaultTable(cells)}`);
  else {
    writeFileSync(tableFile, describe(cells, Math.round(seconds / 60)));
    console.log(`\n${formatFaultTable(cells)}\n\nwritten to docs/faults.md`);
  }
  return code === 0;
}
