import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { AppContext } from './app-env.ts';
import { parseRenewalToken, type RenewalToken, writeRenewalToken } from '../session/renewal-token.ts';

const name = 'mare_renewal';

/**
 * Out of reach of scripts and of every call but the session's own. `Secure` always, also when the public origin is plain HTTP:
 * browsers take it from http://localhost, and anywhere else a session that cannot be renewed over plain HTTP (it ends with
 * its access token) is better than a month's key in clear text.
 */
const attributes = { path: '/wps/session', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

export const readRenewalCookie = (c: AppContext): RenewalToken | null => parseRenewalToken(getCookie(c, name));

/** The Set-Cookie that gives the browser a token until `expiresAt` (epoch ms) [S2-104]. */
export const renewalCookie = (token: RenewalToken, expiresAt: number, now: number): string =>
  serialize(name, writeRenewalToken(token), { ...attributes, maxAge: Math.floor((expiresAt - now) / 1000) });

/** The Set-Cookie that takes it away. */
export const clearedRenewalCookie: string = serialize(name, '', { ...attributes, maxAge: 0 });
