import { findSecrets } from '#gateway/process/secret-store.ts';
import { latestMessages, readMessageText } from '#gateway/areas/notify/outbox/outbox-messages.ts';
import { expect, type Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';
import type { Say } from './texts.ts';

/**
 * Presses 'Get code' and waits for the notice that it was sent and for the countdown. The notice may be an earlier code's, as it
 * outlives its page: the countdown starts when the gateway has responded.
 */
export async function askForCode(page: Page, say: Say): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('Get code') }).click();
  await expect(page.getByText(say('The code has been sent.'))).toBeVisible({ timeout: 20_000 });
  const countdown = new RegExp(say('The next code in {seconds} seconds', { seconds: String.raw`\d+` }));
  await expect(main.getByRole('button', { name: countdown })).toBeDisabled({ timeout: 20_000 });
}

/**
 * The code of the latest message to a number in E.164 without the plus sign, as `operator -- sms` shows it; undefined without
 * one.
 */
export async function codeSentTo(
  gateway: Pick<GatewayProcess, 'dataFolder'>,
  mobile: string,
): Promise<string | undefined> {
  const secrets = findSecrets({ dataDir: gateway.dataFolder });
  const messages = await withDatabase(gateway, (_db, keys) => latestMessages(keys, 'sms', 'mare', 100));
  const message = messages.find((one) => one.recipient === mobile && one.state !== 'withheld');
  return message && /#(\d{6})$/.exec(readMessageText(secrets, message) ?? '')?.[1];
}
