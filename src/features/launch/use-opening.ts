import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { within } from '#src/contract/core/within.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import type { RunningGame } from '#src/state/lobby/running-game.ts';
import type { GameMessage } from './game-message.ts';

/** Ten seconds after the tap the player must know whether the game opens; a part of that is for rendering. In ms. */
const timeout = 9000;
/** Timeout for the response of a vendor's server; ms. */
const probeTimeout = 4000;

type Trouble = 'offline' | 'late' | 'refused';

/**
 * Whether a game can be played, or the reason why not. The parent of a cross-origin frame cannot tell a game from the browser's
 * own error page: `load` fires for both. A page that sends `ready` is ready then; another one is assumed to be ready when it has
 * loaded and its server responds, because an unreachable server does not.
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

/** Whether a server responds at an origin, with any status. */
async function answers(origin: string): Promise<boolean> {
  const asking = fetch(origin, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
  const answered = asking.then(
    () => true,
    () => false,
  );
  return (await within(answered, probeTimeout)) === true;
}
