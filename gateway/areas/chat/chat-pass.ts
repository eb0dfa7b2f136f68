import { createHash, randomUUID } from 'node:crypto';
import { chatCodeSeconds } from '#src/contract/chat/chat.ts';
import { ScreenPath } from '#src/contract/notify/push.schema.ts';
import { Language } from '#src/contract/core/wire.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { openState, encryptState } from '#gateway/context/encrypted-state.ts';
import { spendToken } from '#gateway/context/spend-token.ts';
import { findOpenSession } from '../identity/session/sessions.ts';

/** What the page looks like, as the launch said. `back`: the screen that its way back leads to. */
const ChatLook = v.object({ language: Language, color: v.string(), back: ScreenPath });
const Pass = v.object({
  sessionId: v.string(),
  look: ChatLook,
  /** The page holds its pass itself: the browser keeps no cookies. */
  held: v.optional(v.literal(true)),
});
export type ChatPass = v.InferOutput<typeof Pass>;

const codePurpose = 'chat-code';
const passPurpose = 'chat-pass';
/** How long a page stays signed in that was opened once, in seconds; its session may end before. */
export const chatPassSeconds = 12 * 3600;

/** `browser`: the hash of the key that the launching browser holds; empty where it keeps no cookies (chat-browser.ts). */
const Launch = v.object({ ...Pass.entries, browser: v.string() });
export type ChatLaunch = v.InferOutput<typeof Launch>;
const Code = v.object({ ...Launch.entries, jti: v.string(), exp: v.number() });

/** A code for the address of the chat's page: it opens that and nothing else. */
export const issueChatCode = (gateway: Gateway, launch: ChatLaunch): Promise<string> =>
  encryptState(gateway, codePurpose, { ...launch, jti: randomUUID() }, chatCodeSeconds);

/**
 * Uses a code up and answers what its page is let in with; undefined for a code that is none, used or too late. One that `isHere`
 * does not know as launched here is left unused.
 */
export async function takeChatCode(
  gateway: Gateway,
  code: string,
  isHere: (launch: ChatLaunch) => boolean,
): Promise<{ pass: string; says: ChatPass } | undefined> {
  const opened = await openState(gateway, codePurpose, Code, code);
  if (!opened || !isHere(opened)) return undefined;
  const id = createHash('sha256').update(opened.jti).digest('base64url');
  const fresh = await spendToken(gateway.db, { kind: codePurpose, id, expiresAt: opened.exp * 1000 });
  if (!fresh) return undefined;
  const { sessionId, look, held } = opened;
  const says = { sessionId, look, ...(held && { held }) };
  return { pass: await encryptState(gateway, passPurpose, says, chatPassSeconds), says };
}

/** What a pass says; null for what is none, or too old. */
export const readChatPass = (gateway: Gateway, pass: string | undefined): Promise<ChatPass | null> =>
  openState(gateway, passPurpose, Pass, pass);

/** The member whose session a pass stands for; undefined when it has ended. */
export const memberOfPass = (gateway: Gateway, { sessionId }: ChatPass) => findOpenSession(gateway, sessionId);
