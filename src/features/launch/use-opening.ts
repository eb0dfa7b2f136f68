import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { within } from '#src/contract/core/within.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import type { RunningGame } from '#src/state/lobby/running-game.ts';
import type { GameMessage } from './game-message.ts';

/** Who taps a game knows after ten seconds whether it opens; a little of that is for what the screen needs. In ms. */
const timeout = 9000;
/** A vendor's server is given this long to show that it is there; ms. */
const probeTimeout = 4000;

type Trouble = 'offline' | 'late' | 'refused';

/**
 * Whether a game can be played, and what keeps it from that. A frame of another origin tells nobody whether it shows a game or
 * the browser's own error page: `load` is fired for both. A page that says so itself is ready when it has; of one that
 * does not it is believed when it has loaded and its server answers, which an unreachable one does not.
 */
export function useOpening({ url, askedAt, tellsReady }: RunningGame) {
  const online = useAtomValue(onlineAtom);
  const [ready, setReady] = useState(false);
  const [late, setLate] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setLate(true), Math.max(0, askedAt + timeout - Date.now()));
    return () => clearTimeout(timer);
  }, [ready, askedAt]);

  const trouble: Trouble | undefined = refused ? 'refused' : online ? (late ? 'late' : undefined) : 'offline';
  return {
    ready,
    trouble: ready ? undefined : trouble,
    hear: ({ type }: GameMessage) => {
      if (type === 'mare:failed') setRefused(true);
      else setReady(true);
    },
    loaded: () => {
      if (!tellsReady) void answers(new URL(url).origin).then((answered) => answered && setReady(true));
    },
  };
}

/** Whether anybody answers at an origin, whatever it is. */
async function answers(origin: string): Promise<boolean> {
  const asking = fetch(origin, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
  const answered = asking.then(
    () => true,
    () => false,
  );
  return (await within(answered, probeTimeout)) === true;
}
