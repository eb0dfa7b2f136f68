import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayProcess, startGateway } from '../../scripts/tool/gateway-process.ts';
import { makeSeededFolder, templatesVariable } from './seeded-folder.ts';

/**
 * Runs `use` with a separate real gateway: free ports, a data folder that is deleted afterwards, and the limits per address
 * raised, because every journey has the same one. No announcement pops up unless `DEMO_POPUPS` is on: it would cover the
 * journey's page.
 */
export async function withGateway<T>(
  use: (gateway: GatewayProcess) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const dataFolder = await makeSeededFolder({ popups: env['DEMO_POPUPS'] === 'on', team: env['DEMO_TEAM'] === 'on' });
  const templates = process.env[templatesVariable];
  const build = templates === undefined ? {} : { DIST_DIR: join(templates, 'dist') };
  try {
    const gateway = await startGateway({
      dataFolder,
      env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', DEMO_POPUPS: 'off', ...build, ...env },
    });
    try {
      return await use(gateway);
    } finally {
      await gateway.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
