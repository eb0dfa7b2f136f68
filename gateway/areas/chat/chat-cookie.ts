import { chatPath, chatScheme } from '#src/contract/chat/chat-page.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { chatPassSeconds, type ChatPass, readChatPass } from './chat-pass.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { AppContext } from '#gateway/http/app-env.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';

/** Authenticates the chat's page; over HTTP it is sent with the page's own calls alone. */
const cookie = privateCookie('mare_chat', chatPath.slice(0, -1));

/** The Set-Cookie header that authenticates a page. */
export const chatCookie = (gateway: Gateway, pass: string): string => cookie.write(gateway, pass, chatPassSeconds);

/** The pass in the header of a page without cookies, else the cookie's. */
const passOf = (c: AppContext, gateway: Gateway): string | undefined =>
  new RegExp(`^${chatScheme} (\\S{1,4096})$`).exec(c.req.header('Authorization') ?? '')?.[1] ?? cookie.read(c, gateway);

/** The page's pass; null where there is none, or it has expired. */
export const findChatPass = (c: AppContext, gateway: Gateway): Promise<ChatPass | null> =>
  readChatPass(gateway, passOf(c, gateway));

/** The same, or a refusal. */
export async function requireChatPass(c: AppContext, gateway: Gateway): Promise<ChatPass> {
  const pass = await findChatPass(c, gateway);
  if (!pass) throw new Refusal(passOf(c, gateway) === undefined ? 'not_logged_in' : 'session_ended');
  return pass;
}
