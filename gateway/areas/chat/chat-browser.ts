import { createHash, randomBytes } from 'node:crypto';
import { chatCodeSeconds } from '#src/contract/chat/chat.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { AppContext } from '#gateway/http/app-env.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { comesFromOwnPage } from '#gateway/http/same-origin.ts';
import type { ChatLaunch } from './chat-pass.ts';

/** A random key of the browser that launched the chat; it expires with the code of the launch. */
const cookie = privateCookie('mare_chat_browser', '/wps');
const keyForm = /^[\w-]{43}$/;

/** Gives the browser of a launch a key, or keeps that of a launch in another tab. Returns its hash, which the code contains. */
export function markBrowser(c: AppContext, gateway: Gateway): string {
  const held = cookie.read(c, gateway) ?? '';
  const key = keyForm.test(held) ? held : randomBytes(32).toString('base64url');
  c.header('Set-Cookie', cookie.write(gateway, key, chatCodeSeconds));
  return hashKey(key);
}

/**
 * Whether a code is opened by the browser that launched it: another site can open an address here, but can neither set the key in this
 * browser nor make the request look like one of our pages. The key decides; where the browser stores no cookies, our page must
 * be the request's origin.
 */
export function opensWhereLaunched(c: AppContext, gateway: Gateway, { held, browser }: ChatLaunch): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') return false;
  return held ? comesFromOwnPage(c, gateway) : hashKey(cookie.read(c, gateway) ?? '') === browser;
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
