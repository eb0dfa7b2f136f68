import { changes, watchedTopics } from '#src/contract/site/changes.ts';
import { systemStatus, whiteLabel } from '#src/contract/site/system.ts';
import { customerService } from '#src/contract/site/support.ts';
import { country } from '#src/contract/site/countries.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readServiceEntries, readStatus, readWhiteLabel } from './site-status.ts';
import { route } from '#gateway/http/route.ts';
import { readSiteState } from '../site/site-state.ts';
import { versions } from '#gateway/db/changes.ts';
import { announcementTimes } from './announcement-times.ts';

/**
 * The version of each topic that pages watch, the same from every gateway of a database. Announcements begin and end without a
 * write, so that theirs counts these moments, too.
 */
async function readTopicVersions(gateway: Gateway): Promise<Record<string, string>> {
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

export function addSystemRoutes(app: App, gateway: Gateway): void {
  // A closed site shows the visitor's address: that answer is not cached.
  const sharedNow = async () => {
    const { maintenance, regionRestriction } = await readSiteState(gateway);
    return !maintenance && !regionRestriction;
  };
  route(app, gateway, systemStatus, ({ ip }) => readStatus(gateway, ip), { sharedNow });

  route(app, gateway, whiteLabel, () => readWhiteLabel(gateway));

  route(app, gateway, country, async ({ query: { language } }) => {
    const rows = await gateway.db.selectFrom('countries').selectAll().orderBy('sort_order').orderBy('code').execute();
    return {
      defaultCode: rows.find((row) => row.is_default === 1)?.code ?? rows[0]?.code ?? '',
      list: rows.map((row) => ({
        code: row.code,
        name: language === 'en' ? row.name_en : row.name_pt,
        dialingCode: row.dialing_code,
      })),
    };
  });

  route(app, gateway, customerService, ({ query: { language } }) => readServiceEntries(gateway, language));

  route(app, gateway, changes, () => readTopicVersions(gateway));
}
