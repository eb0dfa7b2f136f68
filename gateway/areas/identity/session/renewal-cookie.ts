import type { Gateway } from '#gateway/context/gateway.ts';
import type { AppContext } from '#gateway/http/app-env.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { parseRenewalToken, type RenewalToken, writeRenewalToken } from './renewal-token.ts';

type Source = Pick<Gateway, 'config'>;
const cookie = privateCookie('mare_renewal', '/wps/session');

const readRenewalCookie = (c: AppContext, gateway: Source): RenewalToken | null =>
  parseRenewalToken(cookie.read(c, gateway));

/** The visit token of a page without cookies, which it sends as the bearer. */
function readVisitToken(c: AppContext): RenewalToken | null {
  const token = parseRenewalToken(/^Bearer (\S{1,200})$/i.exec(c.req.header('Authorization') ?? '')?.[1]);
  return token && { ...token, visit: true };
}

/** The renewal token: of the visit if the page sends one, else the cookie's. */
export const readRenewalToken = (c: AppContext, gateway: Source): RenewalToken | null =>
  readVisitToken(c) ?? readRenewalCookie(c, gateway);

/** The Set-Cookie that gives the browser a token until `expiresAt` (epoch ms) [S2-104]. */
export const renewalCookie = (gateway: Source, token: RenewalToken, expiresAt: number, now: number): string =>
  cookie.write(gateway, writeRenewalToken(token), Math.floor((expiresAt - now) / 1000));

/** The Set-Cookie that takes it away. */
export const clearedRenewalCookie = (gateway: Source): string => cookie.write(gateway, '', 0);
