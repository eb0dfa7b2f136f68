import { isVisible } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { chatStreamPath, longestChatText } from './chat-page.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';
import { defineStream } from '#src/contract/core/stream.ts';
import { longestText } from '#src/contract/core/text-length.ts';
import { wireInteger } from '#src/contract/core/wire.ts';

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

/** The last message that each side has read, and the last number. `open`: the conversation is not closed. */
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

/** The conversation that a page was opened with. */
const Conversation = v.pipe(v.string(), v.maxLength(64));

/** A text within its length, not empty and well-formed: no lone surrogate. */
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.check(isVisible),
  longestText(longestChatText),
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

/** `after`: the number of the last message that the page has, and the id of its event. */
export const chatStream = defineStream({
  name: 'chatStream',
  summary: "For the chat's page: the messages after a number in their order, and the state whenever it changes",
  path: chatStreamPath,
  query: v.object({ after: v.fallback(v.optional(wireChatSeq, 0), 0) }),
  events: { message: ChatMessage, state: ChatState },
});

/** Schemas of the chat calls. */
export const schemas = {
  launchChat: {
    query: v.object({
      b2c: v.literal('1'),
      language: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}(?:[-_][A-Z0-9]{2,8}){0,2}$/)),
      backUrl: v.pipe(v.string(), v.maxLength(500), v.url()),
      headerColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
      /** Required by the requirements; the page shows its own title, because anyone can write the address. */
      title: v.pipe(v.string(), v.trim(), v.minLength(1), longestText(60)),
      moduleId: v.literal(moduleIds.chat),
    }),
    value: v.object({ chatUrl: v.pipe(v.string(), v.url()) }),
  },
  chatUnread: {
    value: v.object({ unReadCount: v.number() }),
  },
  chatMessages: {
    query: v.object({ before: v.optional(wireChatSeq) }),
    value: v.object({ conversation: Conversation, list: v.array(ChatMessage), more: v.boolean(), state: ChatState }),
  },
  sendChat: {
    body: v.object({
      conversation: Conversation,
      clientId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      text: Text,
    }),
    value: ChatMessage,
  },
  readChat: {
    body: v.object({ conversation: Conversation, seq: Seq }),
    value: ChatState,
  },
};
