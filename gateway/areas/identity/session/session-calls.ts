import { login, logout, renewSession as renewSessionCall } from '#src/contract/identity/session.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkFirebaseLogin } from './firebase-login.ts';
import { answerSession, heldSession } from './give-session.ts';
import { clearedRenewalCookie, readRenewalToken } from './renewal-cookie.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { signInMember } from './sign-in-member.ts';
import { countLogin } from './login-guard.ts';
import { checkSmsLogin } from './sms-login.ts';
import { isGenuine } from './renewal-token.ts';
import { endSession, renewSession } from './sessions.ts';

export function addSessionRoutes(app: App, gateway: Gateway): void {
  const { logger } = gateway;

  route(app, gateway, login, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await countLogin(gateway, ip);
    const { attempt, type } = body;
    if (type === 'sms' || type === 'firebase') {
      const check = type === 'sms' ? checkSmsLogin : checkFirebaseLogin;
      const { member, spend } = await check(gateway, body, ip);
      return signInMember(c, gateway, member, { attempt, ip, by: type, spend });
    }
    const member = await checkCredentials(gateway, body, ip);
    return signInMember(c, gateway, member, { attempt, ip, by: 'password' });
  });

  route(
    app,
    gateway,
    renewSessionCall,
    async ({ ip, c }) => {
      refuseForeignOrigin(c, gateway);
      const token = readRenewalToken(c, gateway);
      // A neighbour behind the same address cannot use up what a session has for itself.
      await gateway.limits.consume('renew', token && isGenuine(gateway, token) ? token.sessionId : ip);
      if (!token) throw new Refusal('not_logged_in');
      try {
        const renewed = await renewSession(gateway, token);
        return { ...(await answerSession(c, gateway, renewed.member, renewed, false)), id: renewed.member.id };
      } catch (error) {
        if (error instanceof Refusal) c.header('Set-Cookie', clearedRenewalCookie(gateway));
        throw error;
      }
    },
    { limitsItself: true },
  );

  route(app, gateway, logout, async ({ member, c }) => {
    refuseForeignOrigin(c, gateway);
    const ofCookie = await heldSession(c, gateway);
    for (const sessionId of new Set([member?.sessionId, ofCookie])) if (sessionId) await endSession(gateway, sessionId);
    if (member) logger.info({ memberId: member.id, sessionId: member.sessionId }, 'signed out');
    c.header('Set-Cookie', clearedRenewalCookie(gateway));
    return {};
  });
}
