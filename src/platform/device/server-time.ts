import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

const storageKey = 'clock-offset';
/** An HTTP date has whole seconds, and an answer is on its way for a while: less than this is no difference; ms. */
const tolerance = 3000;

/** How far the gateway's clock is ahead of the device's, in ms; the last visit's until an answer tells. */
let offset = Number(readStoredText('local', storageKey)) || 0;

/**
 * A moment of the device's clock by the gateway's, epoch ms. Whatever is compared with a time of the gateway goes through
 * it: many phones are minutes off, some days.
 */
export const serverTime = (deviceTime = Date.now()): number => deviceTime + offset;

/** Learns the gateway's time from an answer that has just come from it. */
export function recordServerTime(headers: Headers): void {
  const sent = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000;
  const ahead = sent - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - offset) < tolerance) return;
  offset = Math.abs(ahead) < tolerance ? 0 : ahead;
  storeText('local', storageKey, offset ? String(offset) : null);
}
