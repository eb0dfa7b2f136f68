import type { chatStream } from '#src/contract/chat/chat.schema.ts';
import { pollEvents } from './poll-events.ts';
import { followStream } from './stream.ts';

type Parts = Parameters<typeof pollEvents>[0];

/** The events of the chat by its stream, and by polling from then on where a proxy holds the stream back. */
export function hearEvents(path: (typeof chatStream)['path'], parts: Parts) {
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
