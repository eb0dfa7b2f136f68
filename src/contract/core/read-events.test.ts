import { expect, it } from 'vitest';
import { readEvents, type SentEvent } from './read-events.ts';

/** A body that arrives in these pieces. */
const bodyOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

it('reads events in their order, however the network has cut them, within a character too', async () => {
  const sent = new TextEncoder().encode(
    'event: deposit\ndata: {"payer":"Antônio"}\nid: 7\n\nevent: ping\ndata: \n\nevent: over\nda',
  );
  const expected = [
    { event: 'deposit', data: '{"payer":"Antônio"}', id: '7' },
    { event: 'ping', data: '', id: undefined },
  ];
  for (let cut = 0; cut <= sent.length; cut += 1) {
    const read: SentEvent[] = [];
    for await (const event of readEvents(bodyOf(sent.slice(0, cut), sent.slice(cut)))) read.push(event);
    expect(read).toEqual(expected);
  }
});

it('closes the body when its reader leaves', async () => {
  let closed = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('event: ping\ndata: \n\n')),
    cancel: () => {
      closed = true;
    },
  });
  for await (const { event } of readEvents(body)) {
    expect(event).toBe('ping');
    break;
  }
  expect(closed).toBe(true);
});
