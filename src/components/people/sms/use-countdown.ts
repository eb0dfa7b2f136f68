import { useState } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { smsPause } from '#src/contract/identity/verification.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

/** How often what is left is looked at; ms [S2-144]. */
const countdownTick = 500;
/** What a countdown shows at first; s [S2-145]. */
const firstSeconds = smsPause / 1000;

/** Seconds until a moment of the gateway's clock, from 60 down to 0, whatever the device believes the time to be [S2-143]. */
const secondsUntil = (expirationTime: number): number =>
  Math.min(firstSeconds, Math.max(0, Math.ceil((expirationTime - serverTime()) / 1000)));

/** The moment is stored until the browser's tab is closed, so that a reload does not offer what the gateway would not do. No code is. */
const keyOf = (purpose: string) => `sms-next-${purpose}`;
const storeCountdown = (purpose: string, expirationTime: number): void =>
  storeText('session', keyOf(purpose), String(expirationTime));
function storedCountdown(purpose: string): number {
  const stored = Number(readStoredText('session', keyOf(purpose))) || 0;
  return secondsUntil(stored) > 0 ? stored : 0;
}

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
