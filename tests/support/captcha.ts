import type { Page } from '@playwright/test';
import { captcha } from '#src/contract/identity/session.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { findSecrets } from '#gateway/process/secret-store.ts';
import { createCaptcha } from '#gateway/areas/identity/session/captcha.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';

/**
 * The next captcha that the page asks for says `text`. It is a real one of the running gateway: made by its own code in its
 * own database, so that it alone decides whether an answer is right.
 */
export async function nextCaptchaSays(page: Page, gateway: GatewayProcess, text: string): Promise<void> {
  const secrets = findSecrets({ dataDir: gateway.dataFolder });
  const made = await withDatabase(gateway, (db) =>
    createCaptcha({ db, ...secrets, clock: Date.now } as unknown as Gateway, text),
  );
  await page.route(`**${captcha.path}`, (route) => route.fulfill({ json: { success: true, value: made } }), {
    times: 1,
  });
}
