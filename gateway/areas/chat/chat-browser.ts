import { createHash, randomBytes } from 'node:crypto';
import { chatCodeSeconds } from '#src/contract/chat/chat.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { AppContext } from '#gateway/http/app-env.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { comesFromOwnPage } from '#gateway/http/same-origin.ts';
import type { ChatLaunch } from './chat-pass.ts';

/** A random key of the browser that launched the chat; it lives as long as the code of the launch. */
const cookie = privateCookie('mare_chat_browser', '/wps');
const keyForm = /^[\w-]{43}$/;

/** Gives the browser of a launch a key, or keeps the one of a launch in another tab. Answers the hash that its code holds. */
export function markBrowser(c: AppContext, gateway: Gateway): string {
  const held = cookie.read(c, gateway) ?? '';
  const key = keyForm.test(held) ? held : randomBytes(32).toString('base64url');
  c.header('Set-Cookie', cookie.write(gateway, key, chatCodeSeconds));
  return hashKey(key);
}

/**
 * Whether a code is opened where it was launched: another site can open an address here, but can neither put the key into this
 * browser nor make the request look like one of our pages. The key decides; where the browser keeps no cookies, our page must
 * be named as the one that the request comes from.
 */
export function opensWhereLaunched(c: AppContext, gateway: Gateway, { held, browser }: ChatLaunch): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') return false;
  return held ? comesFromOwnPage(c, gateway) : hashKey(cookie.read(c, gateway) ?? '') === browser;
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
