import { type Stream, streamSilence } from '#src/contract/core/stream.ts';
import type { Gateway } from '../context/gateway.ts';
import type { EventSink } from './stream.ts';

/** Interval of pings and of checks of the session, in ms: proxies close a stream that is silent for a minute. */
const pingInterval = streamSilence / 3;

type Followed = {
  /** Calls back when there may be news, and when the gateway stops; returns a function that ends it. */
  readonly listen: (ring: () => void) => () => void;
  /** Whether the page still has access. */
  readonly isLetIn: () => Promise<boolean>;
  /** Sends what is new. `more`: there is more of it now; `over`: the page has lost access. */
  readonly tell: () => Promise<'told' | 'more' | 'over'>;
};

/**
 * Sends a page what is new until it disconnects, loses access, or the gateway stops. It begins with a ping, by which the page knows that nothing on the
 * way holds the stream back. `every` is for tests.
 */
export async function follow<S extends Stream>(
  { lifecycle }: Pick<Gateway, 'lifecycle'>,
  sink: EventSink<S>,
  { listen, isLetIn, tell }: Followed,
  every = pingInterval,
): Promise<void> {
  const news = createBell();
  const stopListening = listen(news.ring);
  sink.onEnd(news.ring);
  const goesOn = () => !sink.ended() && lifecycle.phase !== 'stopping';
  let checkedAt = performance.now();
  try {
    await sink.ping();
    while (goesOn()) {
      // News during the read wakes the next turn.
      news.clear();
      const told = await tell();
      if (told === 'over') return await sink.over();
      if (told === 'more') continue;
      await news.wait(Math.max(0, checkedAt + every - performance.now()));
      if (!goesOn() || performance.now() - checkedAt < every) continue;
      if (!(await isLetIn())) return await sink.over();
      await sink.ping();
      checkedAt = performance.now();
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
