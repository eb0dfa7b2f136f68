import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

const storageKey = 'clock-offset';
/** An HTTP date has whole seconds, and an answer has latency: a smaller offset is ignored; ms. */
const tolerance = 3000;

/** Offset of the gateway's clock from the device's, in ms; the last visit's until an answer arrives. */
let offset = Number(readStoredText('local', storageKey)) || 0;

/**
 * A time of the device's clock by the gateway's, epoch ms. Used in every comparison with a time of the gateway: many device
 * clocks are minutes off, some days.
 */
export const serverTime = (deviceTime = Date.now()): number => deviceTime + offset;

/** Sets the gateway's time from an answer that has just been received. */
export function recordServerTime(headers: Headers): void {
  const sent = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000;
  const ahead = sent - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - offset) < tolerance) return;
  offset = Math.abs(ahead) < tolerance ? 0 : ahead;
  storeText('local', storageKey, offset ? String(offset) : null);
}
