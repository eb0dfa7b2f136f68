import { type Stream, type StreamEvents, streamSilence } from '#src/contract/core/stream.ts';

const shortestPause = 1000;
const longestPause = 15_000;

/** A page's handlers of a stream's events. */
export type StreamOptions<S extends Stream> = {
  /** The id of the last event that the page has. */
  readonly after: () => number;
  readonly on: { readonly [N in keyof StreamEvents<S>]: (data: StreamEvents<S>[N]) => void };
  /** Whether the gateway responds. */
  readonly onLine: (heard: boolean) => void;
  /** The stream was refused or ended: the page asks why. */
  readonly onRefused: () => void;
};

type Following<S extends Stream> = StreamOptions<S> & {
  /** A stream was opened and no event arrived, not even an error: a proxy buffers its body, and may have passed its headers. */
  readonly onSilent: () => void;
};

/**
 * Keeps a stream open while the page is visible. The browser reconnects by itself after a cut connection and sends its last event's id; after a refusal, and
 * where nothing arrives for too long, a new one starts after the last event.
 */
export function followStream<S extends Stream>(
  path: S['path'],
  { after, on, onLine, onRefused, onSilent }: Following<S>,
) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = shortestPause;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };
  const heard = () => {
    pause = shortestPause;
    onLine(true);
    later(streamSilence);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const listen = (opened: EventSource, name: string, take: (data: string) => void) =>
    opened.addEventListener(name, (event) => {
      if (opened !== source) return;
      heard();
      take(String((event as MessageEvent).data));
    });

  function open(): void {
    close();
    const opened = new EventSource(`${path}?after=${after()}`);
    source = opened;
    clearTimeout(timer);
    timer = setTimeout(onSilent, streamSilence);
    for (const [name, take] of Object.entries<(data: never) => void>(on))
      listen(opened, name, (data) => take(JSON.parse(data) as never));
    listen(opened, 'ping', () => {});
    listen(opened, 'over', onRefused);
    opened.addEventListener('error', () => {
      if (opened !== source) return;
      onLine(false);
      later(streamSilence);
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      later(pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, longestPause);
    });
  }

  return { open, close };
}
