import { spawn } from 'node:child_process';
import { buildWhenStale } from '../tool/build.ts';
import { gatewayArguments } from '../tool/gateway-command.ts';
import { endTogether, projectRoot } from '../tool/launch.mjs';
import { childEnvironment } from '../tool/process.ts';

if (await buildWhenStale()) {
  const gateway = spawn(process.execPath, gatewayArguments, {
    cwd: projectRoot,
    env: childEnvironment({ NODE_ENV: process.env['NODE_ENV'] ?? 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  endTogether(gateway);
  gateway.on('exit', (code) => process.exit(code ?? 1));
} else {
  process.exitCode = 1;
}
