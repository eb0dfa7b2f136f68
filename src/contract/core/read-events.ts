/** An event of a stream as it was sent; `data` is its text, empty for none. */
export type SentEvent = { readonly event: string; readonly data: string; readonly id: string | undefined };

/** The events in the body of a stream, in their order, until it ends. Leaving the loop closes the body; a cut event is dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        yield parseEvent(text.slice(0, end));
        text = text.slice(end + 2);
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parseEvent(text: string): SentEvent {
  const fields = new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()];
    }),
  );
  return { event: fields.get('event') ?? '', data: fields.get('data') ?? '', id: fields.get('id') };
}
