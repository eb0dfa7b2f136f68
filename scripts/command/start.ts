import { buildWhenStale } from '../tool/build.ts';
import { gatewayArguments } from '../tool/gateway-command.ts';
import { startBeside } from '../tool/process.ts';

if (await buildWhenStale()) {
  const env = { NODE_ENV: process.env['NODE_ENV'] ?? 'production' };
  const gateway = startBeside(process.execPath, gatewayArguments, env);
  gateway.on('exit', (code) => process.exit(code ?? 1));
} else {
  process.exitCode = 1;
}
