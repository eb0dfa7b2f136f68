import { smsPause } from '#src/contract/identity/verification.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

/** How often what is left is looked at; ms [S2-144]. */
export const countdownTick = 500;
/** What a countdown shows at first; s [S2-145]. */
export const firstSeconds = smsPause / 1000;

/** Seconds until a moment of the gateway's clock, from 60 down to 0, whatever the device believes the time to be [S2-143]. */
export const secondsUntil = (expirationTime: number): number =>
  Math.min(firstSeconds, Math.max(0, Math.ceil((expirationTime - serverTime()) / 1000)));

/** The moment is stored until the browser's tab is closed, so that a reload does not offer what the gateway would not do. No code is. */
const keyOf = (purpose: string) => `sms-next-${purpose}`;
export const storeCountdown = (purpose: string, expirationTime: number): void =>
  storeText('session', keyOf(purpose), String(expirationTime));
export function storedCountdown(purpose: string): number {
  const stored = Number(readStoredText('session', keyOf(purpose))) || 0;
  return secondsUntil(stored) > 0 ? stored : 0;
}
