import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Gateway } from '../context/gateway.ts';
import type { AppContext } from './app-env.ts';

/**
 * Out of reach of scripts and of every call but those under its path. `Secure` always, also when the public origin is plain HTTP:
 * browsers take it from http://localhost, and anywhere else a session that cannot be renewed over plain HTTP (it ends with
 * its access token) is better than a month's key in clear text. Over https the name says `__Host-`: no other host of the
 * domain can set one that would be sent in its place.
 */
const attributes = { httpOnly: true, secure: true, sameSite: 'Lax' } as const;
type Source = Pick<Gateway, 'config'>;
const isHttps = ({ config }: Source) => config.publicOrigin.startsWith('https:');

export type PrivateCookie = {
  readonly read: (c: AppContext, gateway: Source) => string | undefined;
  /** The Set-Cookie header's text; `maxAge` in seconds, 0 takes the cookie away. */
  readonly write: (gateway: Source, value: string, maxAge: number) => string;
};

/** A cookie of the gateway, sent only with calls under `path`. */
export function privateCookie(name: string, path: string): PrivateCookie {
  const nameFor = (gateway: Source) => (isHttps(gateway) ? `__Host-${name}` : name);
  return {
    read: (c, gateway) => getCookie(c, nameFor(gateway)),
    write: (gateway, value, maxAge) =>
      serialize(nameFor(gateway), value, { ...attributes, path: isHttps(gateway) ? '/' : path, maxAge }),
  };
}
