import { handoverSeconds, issueHandover, readHandover, takeHandover } from '#src/contract/identity/handover.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';
import { deviceOf, giveSession, heldSession, replaceSession } from './give-session.ts';
import { issueHandoverCode, ownerOfHandoverCode, takeHandoverCode } from './handover.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';

/** Hands a session over to another browser of the same member by a code (docs/decisions/012-one-session-many-places.md). */
export function addHandoverRoutes(app: App, gateway: Gateway): void {
  const { logger } = gateway;

  route(app, gateway, issueHandover, async ({ member, c }) => {
    refuseForeignOrigin(c, gateway);
    await gateway.limits.consume('handover', member.id);
    // An access token that leaked is worth fifteen minutes; without the cookie it must not become a session of a month.
    if ((await heldSession(c, gateway)) !== member.sessionId) throw new Refusal('no_permission');
    const code = await issueHandoverCode(gateway, member.sessionId);
    logger.info({ memberId: member.id, sessionId: member.sessionId }, 'handover issued');
    return { code, expiresIn: handoverSeconds };
  });

  route(app, gateway, readHandover, async ({ body, ip }) => {
    await gateway.limits.consume('handover-address', ip);
    return { userName: (await ownerOfHandoverCode(gateway, body.code)).account };
  });

  route(app, gateway, takeHandover, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await gateway.limits.consume('handover-address', ip);
    const { opened, owner, from } = await replaceSession(c, gateway, (trx) =>
      takeHandoverCode(gateway, trx, { ...body, device: deviceOf(c) }),
    );
    // Otherwise each hand-over would allow new guesses.
    if (from !== undefined) await gateway.limits.inherit('own-password', from, opened.session.id);
    logger.info({ memberId: owner.id, sessionId: opened.session.id, ip }, 'signed in by handover');
    return giveSession(c, gateway, owner, opened, false);
  });
}
