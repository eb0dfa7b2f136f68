import { login, logout, renewSession as renewSessionCall } from '#src/contract/session.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { Refusal } from '../process/refusal.ts';
import { route } from '../http/route.ts';
import { checkCredentials } from '../session/check-credentials.ts';
import { checkFirebaseLogin } from '../session/firebase-login.ts';
import { answerSession, heldSession } from '../http/give-session.ts';
import { clearedRenewalCookie, readRenewalToken } from '../http/renewal-cookie.ts';
import { refuseForeignOrigin } from '../http/same-origin.ts';
import { signInMember } from '../http/sign-in-member.ts';
import { countLogin } from '../session/login-guard.ts';
import { checkSmsLogin } from '../session/sms-login.ts';
import { isGenuine } from '../session/renewal-token.ts';
import { endSession, renewSession } from '../session/sessions.ts';

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
