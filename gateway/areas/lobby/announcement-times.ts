import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';

/** Poll interval for announcements that begin or end; ms. */
const pollInterval = 1000;

/** The times at which active announcements begin and end, epoch ms. */
export const announcementTimes = cachedValue<number[]>(['announcements'], async ({ db }) => {
  const rows = await db.selectFrom('announcements').select(['starts_at', 'ends_at']).where('active', '=', 1).execute();
  return rows.flatMap(({ starts_at, ends_at }) => (ends_at === null ? [starts_at] : [starts_at, ends_at]));
});

/**
 * Emits a change when an announcement begins or ends, so that cached answers are made again. No row changes
 * at that moment; every gateway has the same times and a clock. Returns a function that stops it.
 */
export function startAnnouncing(gateway: Gateway): { look: () => Promise<void>; stop: () => void } {
  let before = gateway.clock();
  const look = async () => {
    const times = await announcementTimes(gateway);
    const now = gateway.clock();
    const passed = times.some((time) => time > before && time <= now);
    before = now;
    if (passed) gateway.events.emit('changed', 'announcements');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      gateway.logger.warn({ err: error }, 'the times of announcements could not be read'),
    );
  }, pollInterval);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
