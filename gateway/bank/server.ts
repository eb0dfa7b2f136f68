/** The demonstration bank as a program: `node gateway/bank/server.ts`. README.md lists its settings. */
import { join } from 'node:path';
import { ConfigError } from '../process/config.ts';
import { createLogger } from '../process/logger.ts';
import { makeFolder } from '../process/make-folder.ts';
import { openBank } from './open-bank.ts';
import { readBankSettings } from './settings.ts';
import { startBankServer } from './start-bank.ts';

try {
  const { dataDir, host, logLevel, ...settings } = readBankSettings(process.env);
  const logger = createLogger(logLevel);
  makeFolder(dataDir);
  const db = await openBank(join(dataDir, 'bank.db'));
  const server = await startBankServer({ ...settings, db, logger, hosts: [host] });
  logger.info({ port: server.port }, `the demonstration bank serves ${settings.origin}`);
  const stop = async (): Promise<void> => {
    await server.close();
    await db.destroy();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
