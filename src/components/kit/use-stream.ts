import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Stream } from '#src/contract/core/stream.ts';
import type { EventOf } from '#src/platform/calls/follow-stream.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';

type Heard<S extends Stream> = {
  readonly hear: (heard: EventOf<S>) => void;
  /** Reads what is on screen: the stream has just begun, and does not tell what was before it, or the session has ended. */
  readonly again: () => void;
};

/**
 * Follows a stream of the member while the page is visible and online. Returns whether the page hears it; until it does, and where something on the way
 * holds the stream's body back, the page polls. `load` is defined outside of the component.
 */
export function useStream<S extends Stream>(load: () => Promise<S>, { hear, again }: Heard<S>): boolean {
  const online = useAtomValue(onlineAtom);
  const visible = usePageVisible();
  const owner = useAtomValue(resourceOwnerAtom);
  const follows = online && visible && owner !== null;
  const [heard, setHeard] = useState(false);
  const take = useEffectEvent((event: EventOf<S>) => hear(event));
  const readAgain = useEffectEvent(() => again());
  useEffect(() => {
    if (!follows) return undefined;
    let left = false;
    let stop = () => {};
    const begin = async () => {
      const [stream, { followStream }] = await Promise.all([load(), import('#src/platform/calls/follow-stream.ts')]);
      if (left) return;
      stop = followStream(stream, {
        hear: (event) => take(event),
        onLine: (line) => {
          setHeard(line);
          if (line) readAgain();
        },
        onSilence: () => readAgain(),
        onOver: () => readAgain(),
      });
    };
    // Without its code the page goes on polling.
    begin().catch(() => undefined);
    return () => {
      left = true;
      stop();
      setHeard(false);
    };
  }, [follows, owner, load]);
  return heard;
}
