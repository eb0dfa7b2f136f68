import * as v from 'valibot';
import { defineCall } from './call.ts';
import { chatMessagesPath, chatReadPath, chatStreamPath, longestChatText } from './chat-page.ts';
import { moduleIds } from './module-ids.ts';
import { defineStream } from './stream.ts';
import { longestText } from './text-length.ts';
import { wireInteger } from './wire.ts';

/** How long the code of a chat's address lives, in seconds. */
export const chatCodeSeconds = 60;
/** The field of the address that holds it. */
export const chatCodeField = 'code';
/** So many messages come with one answer. */
export const chatPageSize = 50;
/** The language of a launch: upper case, and CN for every kind of Chinese [S1-383]. */
export const chatLanguage = (language: string): string =>
  /^(?:zh|cn)(?![a-z])/i.test(language) ? 'CN' : language.toUpperCase();

/** `chatUrl` is led to, not framed. Of `backUrl` its path counts, when it is a screen's [S1-382]. */
export const launchChat = defineCall({
  name: 'launchChat',
  summary: 'Opens the live chat: its address carries a code that is good once, within 60 s, and for the chat alone',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  query: v.object({
    b2c: v.literal('1'),
    language: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}(?:[-_][A-Z0-9]{2,8}){0,2}$/)),
    backUrl: v.pipe(v.string(), v.maxLength(500), v.url()),
    headerColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
    title: v.pipe(v.string(), v.trim(), v.minLength(1), longestText(60)),
    moduleId: v.literal(moduleIds.chat),
  }),
  value: v.object({ chatUrl: v.pipe(v.string(), v.url()) }),
  access: 'member',
  module: moduleIds.chat,
  may: 'chat',
  cache: 'private',
});

/** The requirements name the answer's field and no path [S1-386]. */
export const chatUnread = defineCall({
  name: 'chatUnread',
  summary: 'How many answers of the live chat the member has not read; none where there is no chat for the member',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  value: v.object({ unReadCount: v.number() }),
  access: 'member',
  may: 'chat',
  cache: 'private',
  ours: true,
});

/** `seq` is the place in the conversation, from 1. `name`: how the operator is called there, empty for none. `sentAt`: epoch ms. */
export const ChatMessage = v.object({
  seq: v.number(),
  clientId: v.string(),
  author: v.picklist(['member', 'operator']),
  name: v.string(),
  text: v.string(),
  sentAt: v.number(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** Up to which message each side has read, and the last number given. `open`: somebody waits for an answer, or may. */
export const ChatState = v.object({
  lastSeq: v.number(),
  memberReadSeq: v.number(),
  operatorReadSeq: v.number(),
  open: v.boolean(),
});
export type ChatState = v.InferOutput<typeof ChatState>;

const mostMessages = 999_999_999;
/** The number of a message. */
const wireChatSeq = wireInteger(0, mostMessages);
const Seq = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostMessages));

/** The calls of the chat's page: it is known by its cookie, and a token opens none of them. */
const ofPage = { access: 'public', cache: 'private', ours: true } as const;
/** The conversation that a page was opened with. */
const Conversation = v.pipe(v.string(), v.maxLength(64));

export const chatMessages = defineCall({
  name: 'chatMessages',
  summary: "For the chat's page: the last messages in their order, or the last before a number, and the state",
  method: 'GET',
  path: chatMessagesPath,
  query: v.object({ before: v.optional(wireChatSeq) }),
  value: v.object({ conversation: Conversation, list: v.array(ChatMessage), more: v.boolean(), state: ChatState }),
  ...ofPage,
});

/** What is neither empty nor longer than it may be, and is text: half a surrogate pair is none. */
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  longestText(longestChatText),
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

export const sendChat = defineCall({
  name: 'sendChat',
  summary:
    "For the chat's page: sends a message; sent again under its clientId it is answered with the number that it has",
  method: 'POST',
  path: chatMessagesPath,
  body: v.object({
    conversation: Conversation,
    clientId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    text: Text,
  }),
  value: ChatMessage,
  ...ofPage,
});

export const readChat = defineCall({
  name: 'readChat',
  summary: "For the chat's page: the member has read up to this message",
  method: 'POST',
  path: chatReadPath,
  body: v.object({ conversation: Conversation, seq: Seq }),
  value: ChatState,
  ...ofPage,
});

/** `after`: the number of the last message that the page has, and the id of its event. */
export const chatStream = defineStream({
  name: 'chatStream',
  summary: "For the chat's page: the messages after a number in their order, and the state whenever it changes",
  path: chatStreamPath,
  query: v.object({ after: v.fallback(v.optional(wireChatSeq, 0), 0) }),
  events: { message: ChatMessage, state: ChatState },
});
