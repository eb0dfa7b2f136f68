import {
  checkAffiliate,
  checkUsername,
  register,
  registerByMobile,
  type RegisterMethod,
  registerSettings,
} from '#src/contract/identity/registration.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { signInMember } from '../session/sign-in-member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findAffiliateCode } from './affiliate-code.ts';
import { registerMember } from './register-member.ts';
import { readRegistration } from './register-settings.ts';

export function addRegistrationRoutes(app: App, gateway: Gateway): void {
  const { limits, logger } = gateway;

  route(app, gateway, registerSettings, async () => (await readRegistration(gateway)).settings);

  route(app, gateway, checkAffiliate, async ({ query, ip }) => {
    await limits.consume('affiliate', ip);
    const code = await findAffiliateCode(gateway, query.code);
    if (code === undefined) throw new Refusal('invitation_code_error');
    return { code };
  });

  route(app, gateway, checkUsername, async ({ query, ip }) => {
    await limits.consume('check-username', ip);
    const taken = await gateway.db
      .selectFrom('members')
      .select('id')
      .where('merchant_code', '=', gateway.config.merchant)
      .where('account_folded', '=', foldText(query.username))
      .executeTakeFirst();
    return { available: !taken };
  });

  const opening = (call: typeof register | typeof registerByMobile, method: RegisterMethod) =>
    route(app, gateway, call, async ({ body, ip, idempotencyKey: key, c }) => {
      refuseForeignOrigin(c, gateway);
      await limits.consume('register', ip);
      const member = await registerMember(gateway, { method, payload: body, key, ip });
      logger.info({ memberId: member.id, ip, method }, 'registered');
      return signInMember(c, gateway, member, { attempt: body.attempt, ip, by: 'registration' });
    });
  opening(register, 'username');
  opening(registerByMobile, 'mobileNum');
}
