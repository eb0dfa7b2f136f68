import { findSecrets } from '#gateway/process/secret-store.ts';
import { latestSms, readSmsText } from '#gateway/verification/sms-outbox.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';

/** The code of the latest message to a number in E.164 without the plus sign, as `operator -- sms` shows it; undefined without one. */
export async function codeSentTo(
  gateway: Pick<GatewayProcess, 'dataFolder'>,
  mobile: string,
): Promise<string | undefined> {
  const secrets = findSecrets({ dataDir: gateway.dataFolder });
  const messages = await withDatabase(gateway, (db) => latestSms(db, 'mare', 100));
  const message = messages.find((one) => one.mobile === mobile && one.status !== 'withheld');
  return message && /#(\d{6})$/.exec(readSmsText(secrets, message) ?? '')?.[1];
}
