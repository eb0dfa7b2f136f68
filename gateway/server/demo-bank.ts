import { createServer } from 'node:net';
import { join } from 'node:path';
import { demoBankClient } from '../areas/payments/demo-bank/client.ts';
import { openBank } from '../bank/open-bank.ts';
import { startBankServer } from '../bank/start-bank.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { Secrets } from '../process/secrets.ts';

type DemoBank = { readonly settings: NonNullable<Config['pix']>; readonly close: () => Promise<void> };

/** The key that payments go to at the demonstration's bank. */
const payeeKey = '6d617265-0000-4000-8000-64656d6f0001';

/**
 * Starts the demonstration's bank on the loopback, with a database of its own in the data folder, and returns the gateway's settings
 * for it. BANK_PORT 0 takes a free port.
 */
export async function startDemoBank(config: Config, secrets: Secrets, logger: Logger): Promise<DemoBank> {
  const { webhookKey, ...client } = demoBankClient(secrets);
  const port = config.bankPort || (await freePort());
  const origin = `http://localhost:${port}`;
  const db = await openBank(join(config.dataDir, 'bank.db'));
  const server = await startBankServer({
    db,
    origin,
    client: { id: client.clientId, secret: client.clientSecret },
    webhookKey,
    payee: { key: payeeKey, name: 'Maré', city: 'São Paulo' },
    appOrigin: config.publicOrigin,
    logger,
    port,
    hosts: ['127.0.0.1'],
  });
  return {
    settings: { url: origin, ...client, key: payeeKey, webhookKey },
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
