/**
 * `npm run dev`: the app from source with hot reload, and the gateway behind it, which restarts when its own source changes. If
 * one ends, so does the other. `-- --port 5200` uses another port than 5173 for the app; the gateway and the games have `PORT`
 * and `GAMES_PORT`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { build } from '../tool/build.ts';
import { projectRoot } from '../tool/launch.mjs';
import { startBeside } from '../tool/process.ts';

/**
 * Serves the app from source in front of a gateway; returns the origin to open, whose port is the next free one where the
 * requested one is taken.
 */
async function serveSource(gateway: string, wanted: string | undefined) {
  process.env['NODE_ENV'] = 'development';
  process.env['GATEWAY'] = gateway;
  // Vite does not print its own URL: the gateway prints it, with the accounts, once both serve.
  const vite = await createServer({
    root: projectRoot,
    clearScreen: false,
    server: { host: 'localhost', ...(wanted !== undefined && { port: Number(wanted), strictPort: true }) },
  });
  await vite.listen();
  const { port } = vite.config.server;
  return { origin: `http://localhost:${port}`, close: () => vite.close() };
}

async function startBoth(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = process.env['PORT'] || '4000';
  const app = await serveSource(process.env['GATEWAY'] ?? `http://localhost:${port}`, values.port);
  // Games, passkeys and origin checks depend on the origin that is open in the browser.
  const env = { NODE_ENV: 'development', PORT: port, PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] || app.origin };
  const gateway = startBeside(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'gateway/server/server.ts'],
    env,
  );
  gateway.on('exit', (code) => void app.close().finally(() => process.exit(code ?? 0)));
}

// Art and the games page are taken from the build; Vite serves the rest from source, so any complete build will do.
if (existsSync(join(projectRoot, 'dist/.stamp')) || (await build())) await startBoth();
else process.exitCode = 1;
