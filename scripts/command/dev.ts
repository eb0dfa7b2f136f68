import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tool/build.ts';
import { projectRoot } from '../tool/launch.mjs';
import { binary, startBeside } from '../tool/process.ts';

/** Two programs that live and die together: the gateway, restarted when its source changes, and Vite with hot reload. */
function startBoth(): void {
  const port = process.env['PORT'] ?? '4000';
  const gateway = process.env['GATEWAY'] ?? `http://localhost:${port}`;
  const env = { NODE_ENV: 'development', PORT: port, GATEWAY: gateway };
  const both = [
    startBeside(process.execPath, ['--watch', 'gateway/server.ts'], env),
    startBeside(binary('vite'), process.argv.slice(2), env),
  ];
  for (const child of both)
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      for (const other of both) other.kill('SIGTERM');
    });
}

// Art and the games page come from the build; Vite serves the rest from source, so any complete build will do.
if (existsSync(join(projectRoot, 'dist/.stamp')) || (await build())) startBoth();
else process.exitCode = 1;
