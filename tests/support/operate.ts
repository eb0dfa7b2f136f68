import { chooseCommand } from '#gateway/cli/parse.ts';
import { runCommand } from '#gateway/cli/run.ts';
import { createLogger } from '#gateway/process/logger.ts';
import { secretStore } from '#gateway/process/secret-store.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';

/** Runs an operator's command on a running gateway, confirms, and returns its output. */
export async function operate(gateway: GatewayProcess, argv: string[]): Promise<string> {
  const lines: string[] = [];
  const chosen = chooseCommand(argv);
  if (!chosen) throw new Error('that is the help');
  const terminal = {
    clock: Date.now,
    merchant: 'mare',
    secrets: secretStore({ dataDir: gateway.dataFolder }),
    config: { gamesOrigin: gateway.gamesUrl, frameOrigins: [], smsCarrier: undefined, pix: undefined },
    by: 'ana.operadora',
    login: 'mare',
    logger: createLogger('silent'),
    print: (line: string) => void lines.push(line),
  };
  try {
    await withDatabase(gateway, (db) => runCommand(chosen, { db, ...terminal }, () => Promise.resolve(true)));
  } catch (error) {
    throw new Error([...lines, String(error)].join('\n'), { cause: error });
  }
  return lines.join('\n');
}
