import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PushKind, ScreenPath } from './push.ts';
import { TokenField, wireInteger, WireLanguage } from './wire.ts';

/**
 * A message of the member's inbox. `content` is HTML; `path` is the screen that it is about, empty for none. `sentAt` in epoch ms.
 */
export const Message = v.object({
  id: v.string(),
  kind: PushKind,
  title: v.string(),
  content: v.string(),
  path: v.union([v.literal(''), ScreenPath]),
  sentAt: v.number(),
  read: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;

/** So many messages can be read or deleted by one call. */
const mostMessages = 100;
const MessageIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  v.minLength(1),
  v.maxLength(mostMessages),
);

/** A number, or an object that holds it: the requirements say both [S1-266, S1-384]. */
const Unread = v.union([
  v.number(),
  v.pipe(
    v.object({ unReadCount: v.number() }),
    v.transform(({ unReadCount }) => unReadCount),
  ),
]);

export const unreadCount = defineCall({
  name: 'unreadCount',
  summary: "How many messages of the member's inbox are unread",
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  value: Unread,
  access: 'member',
  may: 'unreadMail',
  cache: 'private',
});

const path = '/wps/relay/CSP_messages';

export const listMessages = defineCall({
  name: 'listMessages',
  summary: "A page of the member's inbox, the last sent first",
  method: 'GET',
  path,
  query: v.object({ pageNo: wireInteger(1, 10_000), language: v.optional(WireLanguage, 'pt') }),
  value: v.object({ list: v.array(Message), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
});

/** What a write leaves unread. */
const Left = v.object({ unReadCount: v.number() });

export const readMessages = defineCall({
  name: 'readMessages',
  summary: 'Marks messages of the inbox as read, all of them without ids; again changes nothing',
  method: 'POST',
  path,
  body: v.object({ ids: v.optional(MessageIds), token: TokenField }),
  value: Left,
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
});

export const deleteMessages = defineCall({
  name: 'deleteMessages',
  summary: "Deletes messages from the member's inbox for good; also those that are gone already",
  method: 'DELETE',
  path,
  body: v.object({ ids: MessageIds, token: TokenField }),
  value: Left,
  access: 'member',
  may: 'mail',
  cache: 'private',
  ours: true,
});
