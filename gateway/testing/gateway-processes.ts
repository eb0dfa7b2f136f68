import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A gateway in a process of its own; `ended` resolves with its exit code, null after a signal. */
export type GatewayChild = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
};

/** A TCP port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a gateway with these environment variables and no others. */
export function runGateway(env: Record<string, string>): GatewayChild {
  const child = spawn(process.execPath, ['gateway/server/server.ts'], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}

/** Resolves when it says that it serves; rejects with what it said when it ended instead. */
export async function untilReady({ output, ended }: GatewayChild): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  while (!/^ready$/m.test(output())) {
    if (over) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
