import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { unreadableExit } from './picture-process.ts';

/** Its memory limit in kB, and how often it is checked; ms. */
const mostMemory = 200_000;
const pollInterval = 10;
/** It may take so long; ms. */
const timeout = 20_000;

/**
 * Makes a picture of a file by a program (picture-process.ts) in a process of its own, without the gateway's settings and secrets, behind
 * it in the order of the processor; undefined when the file is no picture, or made the process grow, wait or fall. Throws when the
 * process does not work at all.
 */
export async function runPictureProcess(
  program: string,
  file: Buffer,
  ...options: readonly string[]
): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, ['--max-old-space-size=48', program, ...options], {
    // Small and in one piece, so that what is freed is free.
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const kill = () => child.kill('SIGKILL');
  const tooLong = setTimeout(kill, timeout);
  const tooMuch = setInterval(() => memoryOf(child) > mostMemory && kill(), pollInterval);
  process.once('exit', kill);
  // It may have ended before it has read everything; how it ended says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(file);
  try {
    const [made, { code, signal }] = await Promise.all([buffer(child.stdout), endOf(child)]);
    if (code === 0) return made;
    if (signal !== null || code === unreadableExit) return undefined;
    throw new Error(`the process that makes pictures ended with ${code}`);
  } finally {
    clearTimeout(tooLong);
    clearInterval(tooMuch);
    process.off('exit', kill);
  }
}

function endOf(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Memory in kB; 0 where the system does not report it, or the process has ended. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
