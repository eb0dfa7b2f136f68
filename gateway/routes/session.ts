import { login, logout, renewSession as renewSessionCall } from '#src/contract/session.ts';
import type { Transaction } from 'kysely';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { route } from '../http/route.ts';
import { checkCredentials } from '../session/check-credentials.ts';
import { deviceOf, giveSession, heldSession, replaceSession } from '../http/give-session.ts';
import { clearedRenewalCookie, readRenewalCookie } from '../http/renewal-cookie.ts';
import { refuseForeignOrigin } from '../http/same-origin.ts';
import { countLogin } from '../session/login-guard.ts';
import { openSession } from '../session/open-session.ts';
import { isGenuine } from '../session/renewal-token.ts';
import { endSession, renewSession } from '../session/sessions.ts';

export function addSessionRoutes(app: App, gateway: Gateway): void {
  const { logger } = gateway;

  route(app, gateway, login, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await countLogin(gateway, ip);
    const member = await checkCredentials(gateway, body, ip);
    const { attempt } = body;
    const { opened, firstTimeLogin } = await replaceSession(c, gateway, (trx) =>
      enter(gateway, trx, member, { attempt, device: deviceOf(c) }),
    );
    logger.info({ memberId: member.id, sessionId: opened.session.id, ip }, 'signed in');
    return giveSession(c, gateway, member, opened, firstTimeLogin);
  });

  route(
    app,
    gateway,
    renewSessionCall,
    async ({ ip, c }) => {
      refuseForeignOrigin(c, gateway);
      const token = readRenewalCookie(c, gateway);
      // A neighbour behind the same address cannot use up what a session has for itself.
      await gateway.limits.consume('renew', token && isGenuine(gateway, token) ? token.sessionId : ip);
      if (!token) throw new Refusal('not_logged_in');
      try {
        const renewed = await renewSession(gateway, token);
        return { ...(await giveSession(c, gateway, renewed.member, renewed, false)), id: renewed.member.id };
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

/**
 * Opens the session and notes the first login, which of several at once is the first for one alone; a try after a lost answer
 * hears of it again.
 */
async function enter(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { id, first_login_at }: Tables['members'],
  { attempt, device }: { attempt: string | undefined; device: string },
) {
  const now = gateway.clock();
  const attempted = attempt === undefined ? undefined : { key: attempt, of: id };
  const opened = await openSession(gateway, trx, { memberId: id, device, since: now, attempt: attempted });
  const first = await trx
    .updateTable('members')
    .set({ first_login_at: now })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .executeTakeFirst();
  const wasFirst = opened.again && first_login_at === opened.since;
  return { opened, firstTimeLogin: wasFirst || first.numUpdatedRows === 1n };
}
