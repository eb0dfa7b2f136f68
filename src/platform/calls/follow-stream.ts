import * as v from 'valibot';
import { type SentEvent, readEvents } from '#src/contract/core/read-events.ts';
import { type Stream, type StreamEvents, streamSilence } from '#src/contract/core/stream.ts';
import { toAppError } from './errors.ts';
import { openStream } from './open-stream.ts';
import { loadedHttp } from './send.ts';

/** Pauses between two attempts: doubled after each failure, with jitter, so that pages do not come back in step; ms. */
const shortestPause = 500;
const longestPause = 15_000;
/** The gateway lets this page in no more. */
const final = new Set(['not_logged_in', 'session_ended', 'no_permission', 'free_reject']);

/** An event of a stream with its data. */
export type EventOf<S extends Stream> = {
  readonly [N in keyof StreamEvents<S> & string]: { readonly event: N; readonly data: StreamEvents<S>[N] };
}[keyof StreamEvents<S> & string];

export type Hearing<S extends Stream> = {
  readonly hear: (heard: EventOf<S>) => void;
  /** The first event has arrived: the page hears the gateway from now on, and reads what it may have missed; or it hears it no more. */
  readonly onLine: (heard: boolean) => void;
  /** Nothing has arrived for too long, as where something on the way holds the stream back: what is on screen may be old. */
  readonly onSilence: () => void;
  /** The session has ended, or may not listen; nothing follows. */
  readonly onOver: () => void;
};

/**
 * Follows a member's stream, over every cut of the line, until it is stopped. An opened stream is heard once an event has arrived: its headers may pass where
 * its body is held back. Never rejects. `silence` is for tests.
 */
export function followStream<S extends Stream>(
  stream: S,
  { hear, onLine, onSilence, onOver }: Hearing<S>,
  silence = streamSilence,
): () => void {
  const stopped = new AbortController();
  const take = ({ event, data }: SentEvent) => {
    const schema = stream.events[event];
    const read = schema && v.safeParse(schema, parseJson(data));
    // The schema proves this type.
    if (read?.success) hear({ event, data: read.output } as EventOf<S>);
  };

  /** One opened stream, to its end; true where there is nothing to come back for. */
  async function hearOnce(onFirst: () => void): Promise<boolean> {
    const line = new AbortController();
    const cut = () => line.abort();
    stopped.signal.addEventListener('abort', cut);
    const giveUp = () => {
      onSilence();
      cut();
    };
    let timer = setTimeout(giveUp, silence);
    let heard = false;
    try {
      await loadedHttp();
      const body = await openStream(stream, line.signal);
      for await (const sent of readEvents(body)) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, silence);
        if (!heard) onFirst();
        heard = true;
        if (sent.event === 'over') return true;
        if (!stopped.signal.aborted) take(sent);
      }
      return false;
    } catch (cause) {
      return final.has(toAppError(cause).code);
    } finally {
      clearTimeout(timer);
      stopped.signal.removeEventListener('abort', cut);
    }
  }

  async function keepHearing(): Promise<void> {
    let pause = shortestPause;
    while (!stopped.signal.aborted) {
      const over = await hearOnce(() => {
        pause = shortestPause;
        if (!stopped.signal.aborted) onLine(true);
      });
      if (stopped.signal.aborted) return;
      onLine(false);
      if (over) return onOver();
      await wait(pause * (0.5 + Math.random()), stopped.signal);
      pause = Math.min(pause * 2, longestPause);
    }
  }
  void keepHearing();
  return () => stopped.abort();
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
