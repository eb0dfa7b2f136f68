import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GatewayProcess, startGateway } from '../../scripts/tool/gateway-process.ts';

/**
 * Runs `use` with a real gateway of its own: free ports, a fresh data folder that is gone afterwards, and the limits per
 * address widened, because every journey comes from the same one. No
 * announcement pops up unless `DEMO_POPUPS` is on: it would lie over what a journey is about.
 */
export async function withGateway<T>(
  use: (gateway: GatewayProcess) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mare-journey-'));
  try {
    const gateway = await startGateway({
      dataFolder,
      env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', DEMO_POPUPS: 'off', ...env },
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
