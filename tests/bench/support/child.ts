import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../../../scripts/tool/process.ts';

export type Child = {
  /** The first line it printed. */
  firstLine: string;
  pid: number;
  stop: () => Promise<void>;
};

/**
 * Runs a script of this folder in a separate process, so that it takes no time from the measuring one, and waits for its first
 * line. Throws when it ends without one.
 */
export async function startChild(script: string, input: unknown): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  child.stdin.end(JSON.stringify(input));
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  const firstLine = await Promise.race([line, ended.then(() => undefined)]);
  if (firstLine === undefined) throw new Error(`${script} ended without an answer`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  };
  return { firstLine, pid: child.pid ?? 0, stop };
}
