import {
  endOtherSessions as endOthersCall,
  endSession as endCall,
  listSessions,
} from '#src/contract/identity/sessions.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

export function addSessionsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, listSessions, async ({ member }) => ({ list: await listOwnSessions(gateway, member) }));
  route(app, gateway, endCall, async ({ member, body: { id } }) => {
    await endOwnSession(gateway, member, id);
    gateway.logger.info({ memberId: member.id, sessionId: member.sessionId }, 'ended another session');
    return {};
  });
  route(app, gateway, endOthersCall, async ({ member }) => {
    const ended = await endOtherSessions(gateway, member);
    gateway.logger.info({ memberId: member.id, sessionId: member.sessionId, ended }, 'ended all other sessions');
    return { ended };
  });
}
