import { cookiesHeader, cookiesRefused, deviceHeader } from '#src/contract/core/envelope.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { LoginValue } from '#src/contract/identity/session.schema.ts';
import type { Transaction } from 'kysely';
import type { AppContext } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { accessTokenSeconds, createAccessToken } from './access-token.ts';
import { readRenewalToken, renewalCookie } from './renewal-cookie.ts';
import { writeRenewalToken, firstVisitToken, hashRenewalToken } from './renewal-token.ts';
import { endSession, holdsSession, type OpenSession, visitExpiry } from './sessions.ts';

/**
 * Makes a session that was just opened a visit session: its token is given to the page, which keeps it in memory, and it
 * ends within hours (docs/decisions/078-a-browser-that-refuses.md).
 */
async function keepForVisit(gateway: Gateway, opened: OpenSession): Promise<OpenSession> {
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

/**
 * Answers a session that was just opened. A page whose browser stores no cookies gets the token of a visit in place of
 * one: only then, because a session with a cookie must never give scripts its renewal token.
 */
export async function giveSession(
  c: AppContext,
  gateway: Gateway,
  member: Pick<Tables['members'], 'account' | 'type'>,
  opened: OpenSession,
  firstTimeLogin: boolean,
): Promise<LoginValue> {
  const refused = c.req.header(cookiesHeader) === cookiesRefused;
  return answerSession(c, gateway, member, refused ? await keepForVisit(gateway, opened) : opened, firstTimeLogin);
}

/** Answers the access token [S2-108] and the renewal token: in the cookie, or for a visit in the body. `firstTimeLogin` is part of a login only. */
export async function answerSession(
  c: AppContext,
  gateway: Gateway,
  member: Pick<Tables['members'], 'account' | 'type'>,
  opened: OpenSession,
  firstTimeLogin: boolean,
): Promise<LoginValue> {
  const token = await createAccessToken(gateway, opened.session);
  const renewal = opened.token;
  if (!renewal.visit) c.header('Set-Cookie', renewalCookie(gateway, renewal, opened.expiresAt, gateway.clock()));
  const { account, type } = member;
  const trial = isTrialGuest(type) && { customerType: type };
  const visit = renewal.visit && { renewal: writeRenewalToken(renewal) };
  return { token, userName: account, type, ...trial, firstTimeLogin, expiresIn: accessTokenSeconds, ...visit };
}

/** The id of the session of the call's cookie, or visit token; undefined for a token that is not ours. */
export async function heldSession(c: AppContext, gateway: Gateway): Promise<string | undefined> {
  const token = readRenewalToken(c, gateway);
  return token && (await holdsSession(gateway, token)) ? token.sessionId : undefined;
}

/**
 * Replaces this device's session, by its cookie or the token of the call, with the one that `open` opens, and
 * ends the old one in the same transaction: both are never open, and it could not be ended afterwards.
 */
export async function replaceSession<T extends { readonly opened: OpenSession }>(
  c: AppContext,
  gateway: Gateway,
  open: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  // The cookie is sent only with calls under its path, and never where a browser refuses cookies.
  const before = new Set([await heldSession(c, gateway), c.get('sessionId')]);
  return transact(gateway.db, async (trx) => {
    const entered = await open(trx);
    for (const id of before)
      if (id !== undefined && id !== entered.opened.session.id) await endSession({ db: trx, clock: gateway.clock }, id);
    return entered;
  });
}

/** Device of a new session: the device header if sent (`OTHERS`: installed) [S2-182], then the browser. */
export function deviceOf(c: AppContext): string {
  const device = c.req.header(deviceHeader);
  const browser = c.req.header('User-Agent') ?? '';
  return (device ? `${device}; ${browser}` : browser).replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}
