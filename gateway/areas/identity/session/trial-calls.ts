import { trialUser } from '#src/contract/identity/trial.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { deviceOf, giveSession, replaceSession } from './give-session.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { countLogin } from './login-guard.ts';
import { enterTrial, findTrial, openTrial, sameTrialFor, trialSecrets } from './trial.ts';

/** Knows for an hour which trial account a device has opened. */
const device = privateCookie('mare_trial', trialUser.path);

/**
 * The trial account [S2-197]: one for each device and hour, the same for repeated requests, and a few for each
 * address. It is a GET with an effect: pages of other origins are refused.
 */
export function addTrialRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, trialUser, async ({ ip, idempotencyKey: key, c }) => {
    refuseForeignOrigin(c, gateway);
    await countLogin(gateway, ip);
    const { known, fresh } = trialSecrets(gateway, { held: device.read(c, gateway), key });
    const before = await findTrial(gateway, known);
    if (!before) await gateway.limits.consume('trial', ip);
    const { opened, member } = await replaceSession(c, gateway, async (trx) => {
      const found = before?.member ?? (await openTrial(gateway, trx, fresh));
      return { member: found, opened: await enterTrial(gateway, trx, found.id, { device: deviceOf(c), key }) };
    });
    gateway.logger.info({ memberId: member.id, sessionId: opened.session.id, ip }, 'trial account');
    const value = await giveSession(c, gateway, member, opened, !before);
    const secret = before?.secret ?? fresh;
    c.header('Set-Cookie', device.write(gateway, secret, sameTrialFor / 1000), { append: true });
    return value;
  });
}
