import type { chatStream } from '#src/contract/chat/chat.schema.ts';
import { pollEvents } from './poll-events.ts';
import { followStream } from './stream.ts';

type Parts = Parameters<typeof pollEvents>[0];

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
