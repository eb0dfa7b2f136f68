import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BenchModule, type BenchRow, formatRows } from '../tool/bench-table.ts';
import { buildWhenStale } from '../tool/build.ts';
import { projectRoot } from '../tool/launch.mjs';

const folder = join(projectRoot, 'tests/bench');
const wanted = process.argv.slice(2);

/** The files to run, in the order of their names; with arguments, those whose names contain one. */
function listBenchmarks(): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bench.ts')) : [];
  return files.toSorted().filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
}

/** Runs one file. A benchmark that breaks is a row that says so: the others still measure. */
async function runBenchmark(file: string): Promise<BenchRow[]> {
  const started = performance.now();
  try {
    const { bench }: BenchModule = await import(pathToFileURL(join(folder, file)).href);
    const rows = await bench();
    console.log(`${file} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    return rows;
  } catch (error) {
    console.error(`${file} broke:`, error);
    return [{ what: file, measured: 'broke', goal: '', met: false }];
  }
}

if (await buildWhenStale()) {
  const rows: BenchRow[] = [];
  for (const file of listBenchmarks()) rows.push(...(await runBenchmark(file)));
  console.log(formatRows(rows));
} else {
  process.exitCode = 1;
}
