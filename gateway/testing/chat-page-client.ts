import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery, CallValue } from '#src/contract/call-types.ts';
import { chatCodeField, chatMessages, launchChat, readChat, sendChat } from '#src/contract/chat/chat.ts';
import { schemas } from '#src/contract/chat/chat.schema.ts';
import { chatStreamPath } from '#src/contract/chat/chat-page.ts';
import * as v from 'valibot';
import type { App } from '../http/app-env.ts';
import { askApp, valueOf, openStream } from './call-app.ts';

export const launchQuery = {
  b2c: '1',
  language: 'PT',
  backUrl: 'http://localhost:4000/m/message',
  headerColor: '#0A6B75',
  title: 'Atendimento',
  moduleId: 'CBS3',
} as const;

/** The chat's page of a member as a browser would have it, with its cookie and its stream. */
export async function openChatPage(app: App, token: string) {
  const entered = await enterChat(app, await launchedChat(app, token));
  const headers = { Cookie: entered.cookie };
  const ask = <C extends Call>(call: C, asked: { query?: CallQuery<C>; body?: CallBody<C> }) =>
    askApp(app, call, { ...asked, headers });
  const value = async <C extends Call>(call: C, asked: { query?: CallQuery<C>; body?: CallBody<C> }) =>
    (await valueOf(app, call, { ...asked, headers })) as CallValue<C>;
  const { conversation } = await value(chatMessages, { query: {} });
  let written = 0;
  const newId = () => `typed-message-${String((written += 1)).padStart(4, '0')}`;
  return {
    conversation,
    headers,
    ask,
    list: (before?: number) => value(chatMessages, { query: before === undefined ? {} : { before } }),
    send: (text: string, clientId = newId()) => value(sendChat, { body: { conversation, clientId, text } }),
    trySend: async (text: string, clientId = newId(), to = conversation) =>
      (await ask(sendChat, { body: { conversation: to, clientId, text } })).envelope,
    read: (seq: number) => value(readChat, { body: { conversation, seq } }),
    listen: (after = 0, lastEventId?: string) => listen(app, headers, after, lastEventId),
  };
}

/** Launches the chat: its address, and the headers that the browser which launched it opens the address with. */
export async function launchedChat(
  app: App,
  token: string,
  asked: Partial<Record<keyof typeof launchQuery, string>> = {},
) {
  const query = { ...launchQuery, ...asked } as typeof launchQuery;
  const { envelope, headers } = await askApp(app, launchChat, { token, query });
  if (!envelope.success) throw new Error(`the chat was refused with ${envelope.message}`);
  const { chatUrl } = v.parse(schemas.launchChat.value, envelope.value);
  return { chatUrl, headers: { Cookie: cookieOf(headers), 'Sec-Fetch-Site': 'same-origin' } };
}

/** Opens the address of a launch: returns the page after redirects, and the browser's cookie. */
export async function enterChat(app: App, launched: { chatUrl: string; headers: Record<string, string> }) {
  const { pathname, search, searchParams } = new URL(launched.chatUrl);
  const response = await app.request(pathname + search, { headers: launched.headers });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    headers: response.headers,
    cookie: cookieOf(response.headers),
    code: searchParams.get(chatCodeField) ?? '',
  };
}

const cookieOf = (headers: Headers): string => (headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';

/** A stream of the page, event by event. */
async function listen(app: App, headers: Record<string, string>, after: number, lastEventId?: string) {
  const opened = await openStream(app, `${chatStreamPath}?after=${after}`, {
    ...headers,
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  });
  return {
    ...opened,
    /** The texts of the next messages, past everything else. */
    texts: async (count: number) => {
      const found: string[] = [];
      while (found.length < count) {
        const event = await opened.next();
        if (!event) break;
        if (event.event === 'message') found.push(v.parse(v.object({ text: v.string() }), event.data).text);
      }
      return found;
    },
  };
}
