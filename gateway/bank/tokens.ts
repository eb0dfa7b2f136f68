import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an access token is good for, in seconds. */
export const tokenLifetime = 3600;

const tag = (secret: string, expiry: string): string =>
  createHmac('sha256', secret).update(`access token\n${expiry}`).digest('hex');

/** An access token that ends `tokenLifetime` seconds from `now` (epoch ms). Nothing of it is stored, so that a restart ends none. */
export function issueToken(secret: string, now: number): string {
  const expiry = String(now + tokenLifetime * 1000);
  return `${expiry}.${tag(secret, expiry)}`;
}

export function isToken(secret: string, token: string, now: number): boolean {
  const [, expiry = '', given = ''] = /^(\d{1,15})\.([\da-f]{64})$/.exec(token) ?? [];
  return isSame(given, tag(secret, expiry)) && Number(expiry) > now;
}

/** Whether two secrets are the same, in the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
