import { useState } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { smsPause } from '#src/contract/identity/verification.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

/** Update interval of the countdown; ms [S2-144]. */
const countdownTick = 500;
/** Initial value of a countdown; s [S2-145]. */
const firstSeconds = smsPause / 1000;

/** Seconds until a time of the gateway's clock, from 60 down to 0, independent of the device's clock [S2-143]. */
const secondsUntil = (expirationTime: number): number =>
  Math.min(firstSeconds, Math.max(0, Math.ceil((expirationTime - serverTime()) / 1000)));

/**
 * The time is stored for the life of the tab, so that a reload does not offer a request that the gateway would refuse. The code
 * is never stored.
 */
const keyOf = (purpose: string) => `sms-next-${purpose}`;
const storeCountdown = (purpose: string, expirationTime: number): void =>
  storeText('session', keyOf(purpose), String(expirationTime));
function storedCountdown(purpose: string): number {
  const stored = Number(readStoredText('session', keyOf(purpose))) || 0;
  return secondsUntil(stored) > 0 ? stored : 0;
}

/**
 * Seconds until the next code may be requested; 0 if it may be. Survives a reload. `start` takes the gateway's expiration time
 * [S2-143, S2-144].
 */
export function useCountdown(purpose: string): { seconds: number; start: (expirationTime: number) => void } {
  // The server's document does not know what this tab has stored.
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
