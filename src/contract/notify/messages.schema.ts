import * as v from 'valibot';
import { PushKind, ScreenPath } from './push.schema.ts';
import { TokenField, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/** A message of the member's inbox. `content` is HTML; `path` is the related screen, empty for none. `sentAt` in epoch ms. */
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

/** Maximum number of messages that one call reads or deletes. */
const mostMessages = 100;
const MessageIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  v.minLength(1),
  v.maxLength(mostMessages),
);

/** A number, or an object with it: the requirements name both forms [S1-266, S1-384]. */
const Unread = v.union([
  v.number(),
  v.pipe(
    v.object({ unReadCount: v.number() }),
    v.transform(({ unReadCount }) => unReadCount),
  ),
]);

/** The unread count after a write. */
const Left = v.object({ unReadCount: v.number() });

/** Requests and answers of the calls of messages. */
export const schemas = {
  unreadCount: {
    value: Unread,
  },
  listMessages: {
    query: v.object({ pageNo: wireInteger(1, 10_000), language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ list: v.array(Message), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  readMessages: {
    body: v.object({ ids: v.optional(MessageIds), token: TokenField }),
    value: Left,
  },
  deleteMessages: {
    body: v.object({ ids: MessageIds, token: TokenField }),
    value: Left,
  },
};
