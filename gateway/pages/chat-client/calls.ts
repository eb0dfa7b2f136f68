import type { CallValue } from '#src/contract/call-types.ts';
import type { chatMessages } from '#src/contract/chat/chat.ts';
import type { ChatMessage, ChatState } from '#src/contract/chat/chat.schema.ts';
import { chatMessagesPath, chatReadPath, chatScheme } from '#src/contract/chat/chat-page.ts';
import { heldPass } from './stored-pass.ts';

/** `lost`: the outcome of the call is unknown; `busy`: it was rate limited. Both are retried. */
export type Called<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };
type History = CallValue<typeof chatMessages>;

/** Timeout of a call; ms. */
const timeout = 10_000;

async function call<T>(path: string, body?: unknown): Promise<Called<T>> {
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(), timeout);
  try {
    const response = await fetch(path, {
      signal: aborting.signal,
      cache: 'no-store',
      headers: {
        ...(heldPass() !== '' && { Authorization: `${chatScheme} ${heldPass()}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success?: unknown; value?: T; message?: string };
    if (answer.success === true) return { ok: true, value: answer.value as T };
    if (answer.success !== false || response.status >= 500) return { ok: false, code: 'lost' };
    return { ok: false, code: response.status === 429 ? 'busy' : String(answer.message) };
  } catch {
    return { ok: false, code: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

export const readHistory = (before?: number): Promise<Called<History>> =>
  call(before === undefined ? chatMessagesPath : `${chatMessagesPath}?before=${before}`);

/** Timeout of the first answer before a retry; ms. */
const askAgainAfter = 3000;

/** Retries until there is an answer: the page was loaded, so a network should be near. */
export async function firstHistory(onLine: (open: boolean) => void) {
  for (;;) {
    const answer = await readHistory();
    onLine(answer.ok);
    if (answer.ok) return answer.value;
    if (isOver(answer.code)) return 'over' as const;
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
  }
}

export const postMessage = (message: {
  conversation: string;
  clientId: string;
  text: string;
}): Promise<Called<ChatMessage>> => call(chatMessagesPath, message);

export const postRead = (conversation: string, seq: number): Promise<Called<ChatState>> =>
  call(chatReadPath, { conversation, seq });

/** Whether a refusal ends this page's access. */
export const isOver = (code: string): boolean => ['not_logged_in', 'session_ended', 'no_permission'].includes(code);
