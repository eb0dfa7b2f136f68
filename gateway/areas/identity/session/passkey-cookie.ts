import { randomBytes } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { AppContext } from '#gateway/http/app-env.ts';

/** The lifetime of a challenge; seconds. */
const maxAge = 5 * 60;
const form = /^[\w-]{22}$/;

const isHttps = ({ config }: Pick<Gateway, 'config'>) => config.publicOrigin.startsWith('https:');
const nameFor = (gateway: Pick<Gateway, 'config'>) => (isHttps(gateway) ? '__Host-mare_device' : 'mare_device');

/** The device that a challenge was given to; undefined for one that has asked for none lately. */
export function readDevice(c: AppContext, gateway: Pick<Gateway, 'config'>): string | undefined {
  const device = getCookie(c, nameFor(gateway));
  return device !== undefined && form.test(device) ? device : undefined;
}

/**
 * Identifies this device for a challenge's lifetime by a cookie that no script reads and no other site sends: an answer that
 * was copied is invalid elsewhere. All tabs share it.
 */
export function nameDevice(c: AppContext, gateway: Pick<Gateway, 'config'>): string {
  const device = readDevice(c, gateway) ?? randomBytes(16).toString('base64url');
  const path = isHttps(gateway) ? '/' : '/wps/session';
  c.header(
    'Set-Cookie',
    serialize(nameFor(gateway), device, { httpOnly: true, secure: true, sameSite: 'Strict', path, maxAge }),
  );
  return device;
}
