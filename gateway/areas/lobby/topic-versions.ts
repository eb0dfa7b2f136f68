import { watchedTopics } from '#src/contract/site/changes.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { versions } from '#gateway/db/changes.ts';
import { announcementTimes } from './announcement-times.ts';

/**
 * The version of each topic that pages watch, the same from every gateway of a database. Announcements begin and end without a
 * write, so that theirs counts these moments, too.
 */
export async function readTopicVersions(gateway: Gateway): Promise<Record<string, string>> {
  const [counted, times] = await Promise.all([versions(gateway.db), announcementTimes(gateway)]);
  const now = gateway.clock();
  const passed = times.filter((time) => time <= now).length;
  return Object.fromEntries(
    watchedTopics.map((topic) => {
      const version = String(counted.get(topic) ?? 0);
      return [topic, topic === 'announcements' ? `${version}.${passed}` : version];
    }),
  );
}
