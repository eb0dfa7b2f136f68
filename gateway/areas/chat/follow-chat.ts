import { chatPageSize } from '#src/contract/chat/chat.ts';
import type { chatStream } from '#src/contract/chat/chat.schema.ts';
import { streamSilence } from '#src/contract/core/stream.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { EventSink } from '#gateway/http/stream.ts';
import { listAfter, readChatState } from './read-conversation.ts';
import { listenToChat } from './watch-chats.ts';

/** Interval of pings and of checks of the session, in ms: proxies close a stream that is silent for a minute. */
const lookAgainEvery = streamSilence / 3;

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
export async function followChat(
  gateway: Gateway,
  sink: EventSink<typeof chatStream>,
  { memberId, after, isLetIn }: Followed,
  every = lookAgainEvery,
): Promise<void> {
  const news = createBell();
  const stopListening = listenToChat(gateway, memberId, news.ring);
  sink.onEnd(news.ring);
  const goesOn = () => !sink.ended() && gateway.lifecycle.phase !== 'stopping';
  let seq = after;
  let shown = '';
  let lookedAt = performance.now();
  try {
    while (goesOn()) {
      // News during the read wakes the next turn.
      news.clear();
      // In this order, so that no state is ahead of the messages.
      const state = await readChatState(gateway.db, memberId);
      const list = await listAfter(gateway.db, memberId, seq);
      for (const message of list) await sink.send('message', message, message.seq);
      seq = list.at(-1)?.seq ?? seq;
      if (JSON.stringify(state) !== shown) await sink.send('state', state);
      shown = JSON.stringify(state);
      if (list.length === chatPageSize) continue;
      await news.wait(Math.max(0, lookedAt + every - performance.now()));
      if (!goesOn() || performance.now() - lookedAt < every) continue;
      if (!(await isLetIn())) return await sink.over();
      await sink.ping();
      lookedAt = performance.now();
    }
  } finally {
    stopListening();
  }
}

/** A wait that ends at once where it was rung since it was last cleared. */
function createBell() {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    clear: () => {
      rung = false;
    },
    wait: async (ms: number) => {
      if (rung) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = undefined;
    },
  };
}
