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
 * Makes a session that was just opened one of a visit: its token is given to the page itself, which holds it in memory, and it
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
 * Gives a session that was just opened. A page that says that its browser keeps no cookies is given the token of a visit in place of
 * one: then alone, because a session that has a cookie must never give scripts what renews it.
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

/** Answers the access token [S2-108], and what renews it: in the cookie, or of a visit beside it. `firstTimeLogin` belongs to the login alone. */
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

/** The id of the session whose cookie, or visit's token, came with the call; undefined for one that is none of ours. */
export async function heldSession(c: AppContext, gateway: Gateway): Promise<string | undefined> {
  const token = readRenewalToken(c, gateway);
  return token && (await holdsSession(gateway, token)) ? token.sessionId : undefined;
}

/**
 * Puts the session that `open` opens in the place of the one that this device holds, by its cookie or by the token of the call, and
 * ends that one in the same transaction: at no time do both live, and nobody could end it afterwards.
 */
export async function replaceSession<T extends { readonly opened: OpenSession }>(
  c: AppContext,
  gateway: Gateway,
  open: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  // The cookie comes with the calls under its own path alone, and not at all where a browser refuses cookies.
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
