import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { freePort } from '../../scripts/tool/free-port.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { binary, childEnvironment, run } from '../../scripts/tool/process.ts';
import { inMs, median } from './support/numbers.ts';

const starts = 5;
const goal = 3000;

/** `npm start` until it prints `ready`, in ms, and its clean exit. */
async function startOnce(dataFolder: string): Promise<number> {
  const ports = { PORT: String(await freePort()), GAMES_PORT: String(await freePort()) };
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: childEnvironment({ DATA_DIR: dataFolder, DATABASE_URL: undefined, ...ports }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGINT');
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ready = new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.trim() === 'ready' && resolve(performance.now() - started));
  });
  const time = await Promise.race([ready, ended.then(() => NaN)]);
  end();
  await ended;
  process.off('exit', end);
  if (Number.isNaN(time)) throw new Error(`npm start ended before it was ready:\n${complaints}`);
  return time;
}

/** Time of npm and Node alone: an empty script. */
async function floorOnce(): Promise<number> {
  const { code, seconds } = await run('npm', ['exec', '--offline', '-c', 'node -e 0']);
  if (code !== 0) throw new Error('npm does not run');
  return seconds * 1000;
}

async function benchStart(): Promise<BenchRow[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mare-start-'));
  try {
    const first = await startOnce(dataFolder);
    const [times, floors]: [number[], number[]] = [[], []];
    for (let index = 0; index < starts; index += 1) {
      times.push(await startOnce(dataFolder));
      floors.push(await floorOnce());
    }
    const [time, floor] = [median(times), median(floors)];
    return [
      {
        what: 'npm start: second start until ready, by an empty npm script',
        measured: inMs(time),
        control: inMs(floor),
        ratio: time / floor,
        goal: `≤ ${inMs(goal)}`,
        met: time <= goal,
      },
      { what: 'npm start: first start, built, with an empty data folder', measured: inMs(first), goal: '' },
    ];
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** The app and the server bundle, built next to the build that others may be using. */
async function benchBuild(): Promise<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'mare-build-'));
  try {
    const client = await run(binary('vite'), ['build', '--outDir', join(folder, 'client')]);
    const server = await run(binary('vite'), [
      'build',
      '--ssr',
      'src/entry-server.tsx',
      '--outDir',
      join(folder, 'server'),
    ]);
    if (client.code + server.code !== 0) throw new Error(`the build failed:\n${client.output}${server.output}`);
    return {
      what: 'build of the app and of the server bundle',
      measured: inMs((client.seconds + server.seconds) * 1000),
      goal: '',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Time until `npm start` is ready with an existing data folder, and for information of a first start and a build. */
export async function bench(): Promise<BenchRow[]> {
  return [...(await benchStart()), await benchBuild()];
}
