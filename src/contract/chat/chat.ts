import type { Call } from '#src/contract/core/call.ts';
import { chatMessagesPath, chatReadPath } from './chat-page.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'chat';

/** Lifetime of the code in a chat's address, in seconds. */
export const chatCodeSeconds = 60;
/** The field of the address that holds it. */
export const chatCodeField = 'code';
/** Maximum number of messages in one response. */
export const chatPageSize = 50;
/** The language of a launch: upper case, and CN for every kind of Chinese [S1-383]. */
export const chatLanguage = (language: string): string =>
  /^(?:zh|cn)(?![a-z])/i.test(language) ? 'CN' : language.toUpperCase();

/** `chatUrl` is led to, not framed. Of `backUrl` its path counts, when it is a screen's [S1-382]. */
export const launchChat = {
  area,
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  access: 'member',
  module: moduleIds.chat,
  may: 'chat',
  cache: 'private',
} as const satisfies Call;

/** The requirements name the answer's field and no path [S1-386]. */
export const chatUnread = {
  area,
  name: 'chatUnread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  access: 'member',
  may: 'chat',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** The calls of the chat's page: it is known by its cookie, and a token opens none of them. */
const ofPage = { access: 'public', cache: 'private', ours: true } as const;

export const chatMessages = {
  area,
  name: 'chatMessages',
  method: 'GET',
  path: chatMessagesPath,
  ...ofPage,
} as const satisfies Call;

export const sendChat = {
  area,
  name: 'sendChat',
  method: 'POST',
  path: chatMessagesPath,
  ...ofPage,
} as const satisfies Call;

export const readChat = {
  area,
  name: 'readChat',
  method: 'POST',
  path: chatReadPath,
  ...ofPage,
} as const satisfies Call;
