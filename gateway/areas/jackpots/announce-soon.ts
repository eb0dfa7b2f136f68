import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';

/** Changes of amounts are published together, this long after the first; ms. */
const announceAfter = 1000;

const telling = new WeakSet<Gateway>();

/** Notifies open pages, shortly after, of new amounts. */
export function announceSoon(gateway: Gateway): void {
  if (telling.has(gateway)) return;
  telling.add(gateway);
  setTimeout(() => {
    telling.delete(gateway);
    announceChange(gateway, 'jackpots');
  }, announceAfter).unref();
}
