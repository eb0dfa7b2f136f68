import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
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

/** What the figures were measured on; a machine that others use at the time says little about times. */
function describeMachine(): string {
  const others = Math.max(0, loadavg()[0] ?? 0);
  const busy =
    others > 0.5 ? ` Other programs are at work (load ${others.toFixed(1)}): trust no figure that is a time.` : '';
  return `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.${busy}`;
}

if (await buildWhenStale()) {
  const machine = describeMachine();
  console.log(machine);
  const rows: BenchRow[] = [];
  for (const file of listBenchmarks()) rows.push(...(await runBenchmark(file)));
  console.log(`\n${formatRows(rows)}\n\n${machine}`);
} else {
  process.exitCode = 1;
}
