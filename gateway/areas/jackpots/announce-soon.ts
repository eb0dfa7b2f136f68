import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';

/** Amounts that change with round after round are told together, this many milliseconds after the first. */
const announceAfter = 1000;

const telling = new WeakSet<Gateway>();

/** Tells open pages, a moment later, what the jackpots have come to. */
export function announceSoon(gateway: Gateway): void {
  if (telling.has(gateway)) return;
  telling.add(gateway);
  setTimeout(() => {
    telling.delete(gateway);
    announceChange(gateway, 'jackpots');
  }, announceAfter).unref();
}
