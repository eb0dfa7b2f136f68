import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Gateway } from '../context/gateway.ts';
import type { AppContext } from './app-env.ts';
import { parseRenewalToken, type RenewalToken, writeRenewalToken } from '../session/renewal-token.ts';

/**
 * Out of reach of scripts and of every call but the session's own. `Secure` always, also when the public origin is plain HTTP:
 * browsers take it from http://localhost, and anywhere else a session that cannot be renewed over plain HTTP (it ends with
 * its access token) is better than a month's key in clear text. Over https the name says `__Host-`: no other host of the
 * domain can set one that would be sent in its place.
 */
const attributes = { httpOnly: true, secure: true, sameSite: 'Lax' } as const;
type Source = Pick<Gateway, 'config'>;
const isHttps = ({ config }: Source) => config.publicOrigin.startsWith('https:');
const nameFor = (gateway: Source) => (isHttps(gateway) ? '__Host-mare_renewal' : 'mare_renewal');

const cookie = (gateway: Source, value: string, maxAge: number): string =>
  serialize(nameFor(gateway), value, { ...attributes, path: isHttps(gateway) ? '/' : '/wps/session', maxAge });

export const readRenewalCookie = (c: AppContext, gateway: Source): RenewalToken | null =>
  parseRenewalToken(getCookie(c, nameFor(gateway)));

/** The Set-Cookie that gives the browser a token until `expiresAt` (epoch ms) [S2-104]. */
export const renewalCookie = (gateway: Source, token: RenewalToken, expiresAt: number, now: number): string =>
  cookie(gateway, writeRenewalToken(token), Math.floor((expiresAt - now) / 1000));

/** The Set-Cookie that takes it away. */
export const clearedRenewalCookie = (gateway: Source): string => cookie(gateway, '', 0);
