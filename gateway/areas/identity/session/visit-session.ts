import type { Gateway } from '#gateway/context/gateway.ts';
import { firstVisitToken, hashRenewalToken } from './renewal-token.ts';
import { type OpenSession, visitExpiry } from './sessions.ts';

/**
 * Makes a session that was just opened one of a visit: its token is given to the page itself, which holds it in memory, and it
 * ends within hours (docs/decisions/078-a-browser-that-refuses.md).
 */
export async function keepForVisit(gateway: Gateway, opened: OpenSession): Promise<OpenSession> {
  const now = gateway.clock();
  const token = firstVisitToken(gateway, opened.session.id);
  const expiresAt = visitExpiry(now, now);
  await gateway.db
    .updateTable('sessions')
    .set({ refresh_hash: hashRenewalToken(token), previous_refresh_hash: null, expires_at: expiresAt })
    .where('id', '=', opened.session.id)
    .execute();
  return { ...opened, token, expiresAt };
}
