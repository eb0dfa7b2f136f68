import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tool/build.ts';
import { endTogether, projectRoot } from '../tool/launch.mjs';
import { binary, childEnvironment } from '../tool/process.ts';

/** Two programs that live and die together: the gateway, restarted when its source changes, and Vite with hot reload. */
function startBoth(): void {
  const port = process.env['PORT'] ?? '4000';
  const environment = childEnvironment({
    NODE_ENV: 'development',
    PORT: port,
    GATEWAY: process.env['GATEWAY'] ?? `http://localhost:${port}`,
  });
  const begin = (program: string, args: string[]): ChildProcess =>
    spawn(program, args, {
      cwd: projectRoot,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
  const both = [
    begin(process.execPath, ['--watch', 'gateway/server.ts']),
    begin(binary('vite'), process.argv.slice(2)),
  ];
  for (const child of both) {
    endTogether(child);
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      for (const other of both) other.kill('SIGTERM');
    });
  }
}

// Art and the games page come from the build; Vite serves the rest from source, so any complete build will do.
if (existsSync(join(projectRoot, 'dist/.stamp')) || (await build())) startBoth();
else process.exitCode = 1;
