import { createHash, randomUUID } from 'node:crypto';
import { chatCodeSeconds } from '#src/contract/chat/chat.ts';
import { ScreenPath } from '#src/contract/notify/push.schema.ts';
import { Language } from '#src/contract/core/wire.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { openState, encryptState } from '#gateway/context/encrypted-state.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { findOpenSession } from '../identity/session/sessions.ts';

/** The page's look, from the launch. `back`: the screen behind its back button. */
const ChatLook = v.object({ language: Language, color: v.string(), back: ScreenPath });
const Pass = v.object({
  sessionId: v.string(),
  look: ChatLook,
  /** The page keeps its pass in memory: the browser stores no cookies. */
  held: v.optional(v.literal(true)),
});
export type ChatPass = v.InferOutput<typeof Pass>;

const codePurpose = 'chat-code';
const passPurpose = 'chat-pass';
/** Lifetime of a page's pass, in seconds; its session may end earlier. */
export const chatPassSeconds = 12 * 3600;

/** `browser`: the hash of the launching browser's key; empty where it stores no cookies (chat-browser.ts). */
const Launch = v.object({ ...Pass.entries, browser: v.string() });
export type ChatLaunch = v.InferOutput<typeof Launch>;
const Code = v.object({ ...Launch.entries, jti: v.string(), exp: v.number() });

/** A code for the address of the chat's page: it opens that and nothing else. */
export const issueChatCode = (gateway: Gateway, launch: ChatLaunch): Promise<string> =>
  encryptState(gateway, codePurpose, { ...launch, jti: randomUUID() }, chatCodeSeconds);

/**
 * Consumes a code and returns its page's pass; undefined for an invalid, used or expired one. A code that `isHere`
 * does not accept is not consumed.
 */
export async function takeChatCode(
  gateway: Gateway,
  code: string,
  isHere: (launch: ChatLaunch) => boolean,
): Promise<{ pass: string; says: ChatPass } | undefined> {
  const opened = await openState(gateway, codePurpose, Code, code);
  if (!opened || !isHere(opened)) return undefined;
  const id = createHash('sha256').update(opened.jti).digest('base64url');
  const fresh = await consumeToken(gateway.db, { kind: codePurpose, id, expiresAt: opened.exp * 1000 });
  if (!fresh) return undefined;
  const { sessionId, look, held } = opened;
  const says = { sessionId, look, ...(held && { held }) };
  return { pass: await encryptState(gateway, passPurpose, says, chatPassSeconds), says };
}

/** The content of a pass; null for an invalid or expired one. */
export const readChatPass = (gateway: Gateway, pass: string | undefined): Promise<ChatPass | null> =>
  openState(gateway, passPurpose, Pass, pass);

/** The member of a pass's session; undefined where it has ended. */
export const memberOfPass = (gateway: Gateway, { sessionId }: ChatPass) => findOpenSession(gateway, sessionId);
