import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Runs one file. A benchmark that throws becomes a row with the error: the others still run. */
async function runBenchmark(file: string): Promise<BenchRow[]> {
  const started = performance.now();
  try {
    const { bench }: BenchModule = await import(pathToFileURL(join(folder, file)).href);
    const rows = await bench({ isWhole: wanted.length === 0 });
    console.log(`${file} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    return rows;
  } catch (error) {
    console.error(`${file} broke:`, error);
    return [{ what: file, measured: 'broke', goal: '', met: false }];
  }
}

/** Share of all processors' time used by other programs during two idle seconds. */
async function othersShare(): Promise<number> {
  const read = () =>
    cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((a, b) => a + b) }));
  const before = read();
  await wait(2000);
  const idle = read().map(
    (now, index) => (now.idle - (before[index]?.idle ?? 0)) / (now.all - (before[index]?.all ?? 0)),
  );
  return 1 - idle.reduce((a, b) => a + b, 0) / idle.length;
}

/** The machine of the measurement; times on a shared machine mean little. */
async function describeMachine(): Promise<string> {
  const share = await othersShare();
  const busy =
    share > 0.1 ? ` Other programs used ${Math.round(share * 100)} % of it: trust no figure that is a time.` : '';
  return `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.${busy}`;
}

if (await buildWhenStale()) {
  const machine = await describeMachine();
  console.log(machine);
  const rows: BenchRow[] = [];
  for (const file of listBenchmarks()) rows.push(...(await runBenchmark(file)));
  console.log(`\n${formatRows(rows)}\n\n${machine}`);
} else {
  process.exitCode = 1;
}
