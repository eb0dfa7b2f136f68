import { chatPageSize } from '#src/contract/chat/chat.ts';
import type { chatStream } from '#src/contract/chat/chat.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { follow } from '#gateway/http/follow.ts';
import type { EventSink } from '#gateway/http/stream.ts';
import { listAfter, readChatState } from './read-conversation.ts';
import { chats } from './watch-chats.ts';

type Followed = {
  readonly memberId: string;
  /** The number of the last message that the page has. */
  readonly after: number;
  /** Whether the page still has access. */
  readonly isLetIn: () => Promise<boolean>;
};

/**
 * Sends a page the messages after a number, in order, and the state whenever it changes, until the page disconnects,
 * loses access, or the gateway stops. `every` is for tests.
 */
export function followChat(
  gateway: Gateway,
  sink: EventSink<typeof chatStream>,
  { memberId, after, isLetIn }: Followed,
  every?: number,
): Promise<void> {
  let seq = after;
  let shown = '';
  const tell = async () => {
    // In this order, so that no state is ahead of the messages.
    const state = await readChatState(gateway.db, memberId);
    const list = await listAfter(gateway.db, memberId, seq);
    for (const message of list) await sink.send('message', message, message.seq);
    seq = list.at(-1)?.seq ?? seq;
    if (JSON.stringify(state) !== shown) await sink.send('state', state);
    shown = JSON.stringify(state);
    return list.length === chatPageSize ? 'more' : 'told';
  };
  return follow(gateway, sink, { listen: (ring) => chats.listen(gateway, memberId, ring), isLetIn, tell }, every);
}
