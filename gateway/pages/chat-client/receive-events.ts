import type { chatStream } from '#src/contract/chat/chat.schema.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import type { chatMessages } from '#src/contract/chat/chat.ts';
import { followStream, type StreamOptions } from './stream.ts';
import { type Called, isOver } from './calls.ts';

/** Poll interval without a stream; ms. */
const askEvery = 4000;

type Parts = StreamOptions<typeof chatStream> & {
  readonly read: () => Promise<Called<CallValue<typeof chatMessages>>>;
};

/** Replaces a stream, which cannot send the pass of a page without cookies: polls for new messages while the page is visible. */
export function pollEvents({ read, after, on, onLine, onRefused }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const close = () => {
    round += 1;
    clearTimeout(timer);
  };
  async function ask(mine: number): Promise<void> {
    const answer = await read();
    if (mine !== round) return;
    if (!answer.ok && isOver(answer.code)) return onRefused();
    onLine(answer.ok || answer.code !== 'lost');
    if (answer.ok) {
      const known = after();
      for (const message of answer.value.list.toSorted((a, b) => a.seq - b.seq))
        if (message.seq > known) on.message(message);
      on.state(answer.value.state);
    }
    timer = setTimeout(() => void ask(mine), askEvery);
  }
  const open = () => {
    close();
    void ask(round);
  };
  return { open, close };
}

/** Receives the chat's events by its stream, or by polling once a proxy has blocked the stream. */
export function receiveEvents(path: (typeof chatStream)['path'], parts: Parts) {
  let way: ReturnType<typeof pollEvents> = followStream<typeof chatStream>(path, {
    ...parts,
    onSilent: () => {
      way.close();
      way = pollEvents(parts);
      way.open();
    },
  });
  return { open: () => way.open(), close: () => way.close() };
}
