import { useState } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { countdownTick, firstSeconds, secondsUntil, storeCountdown, storedCountdown } from './countdown.ts';

/**
 * The seconds until the next code may be asked for; 0 when it may be. Goes on after a reload. `start` is told the gateway's
 * expiration time [S2-143, S2-144].
 */
export function useCountdown(purpose: string): { seconds: number; start: (expirationTime: number) => void } {
  // The gateway's document knows nothing of what this tab has stored.
  const hydrated = useHydrated();
  const [started, setStarted] = useState<number>();
  const [seen, setSeen] = useState<number>();
  const until = started ?? (hydrated ? storedCountdown(purpose) : 0);
  const seconds = seen ?? secondsUntil(until);
  useInterval(seconds > 0, countdownTick, () => setSeen(secondsUntil(until)));
  const start = (expirationTime: number) => {
    storeCountdown(purpose, expirationTime);
    setStarted(expirationTime);
    setSeen(secondsUntil(expirationTime) > 0 ? firstSeconds : 0);
  };
  return { seconds, start };
}
