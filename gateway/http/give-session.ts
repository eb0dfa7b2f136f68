import { deviceHeader } from '#src/contract/envelope.ts';
import { isTrialGuest } from '#src/contract/member-type.ts';
import type { LoginValue } from '#src/contract/session.ts';
import type { AppContext } from './app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { accessTokenSeconds, createAccessToken } from '../session/access-token.ts';
import { readRenewalCookie, renewalCookie } from './renewal-cookie.ts';
import { endSession, holdsSession, type OpenSession } from '../session/sessions.ts';

/** Sets the renewal cookie and answers the access token [S2-108]. `firstTimeLogin` belongs to the login alone. */
export async function giveSession(
  c: AppContext,
  gateway: Gateway,
  member: Pick<Tables['members'], 'account' | 'type'>,
  opened: OpenSession,
  firstTimeLogin: boolean,
): Promise<LoginValue> {
  const token = await createAccessToken(gateway, opened.session);
  c.header('Set-Cookie', renewalCookie(gateway, opened.token, opened.expiresAt, gateway.clock()));
  const { account, type } = member;
  const trial = isTrialGuest(type) && { customerType: type };
  return { token, userName: account, type, ...trial, firstTimeLogin, expiresIn: accessTokenSeconds };
}

/** The id of the session whose cookie came with the call; undefined for a cookie that is none of ours. */
export async function heldSession(c: AppContext, gateway: Gateway): Promise<string | undefined> {
  const token = readRenewalCookie(c, gateway);
  return token && (await holdsSession(gateway, token)) ? token.sessionId : undefined;
}

/** Ends the session whose cookie is about to be replaced on this device: nobody could end it afterwards. */
export async function endSessionBefore(c: AppContext, gateway: Gateway): Promise<void> {
  const before = await heldSession(c, gateway);
  if (before !== undefined) await endSession(gateway, before);
}

/** What the session is opened from: the device header when it is sent (`OTHERS`: installed) [S2-182], then the browser. */
export function deviceOf(c: AppContext): string {
  const device = c.req.header(deviceHeader);
  const browser = c.req.header('User-Agent') ?? '';
  return (device ? `${device}; ${browser}` : browser).replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}
