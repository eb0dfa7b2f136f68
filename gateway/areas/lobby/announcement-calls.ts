import { listAnnouncements, markAnnouncementRead } from '#src/contract/lobby/announcements.ts';
import { lobbyNews, notice, popularAnnouncements } from '#src/contract/lobby/news.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { findAnnouncements, findNews } from './list-announcements.ts';
import { recordRead } from './read-announcement.ts';
import { refuseOtherMerchant } from './this-merchant.ts';
import { route } from '#gateway/http/route.ts';

export function addAnnouncementsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, listAnnouncements, async ({ query, member }) => {
    refuseOtherMerchant(gateway, query.merchantCode);
    return findAnnouncements(gateway, query, member);
  });
  route(app, gateway, markAnnouncementRead, async ({ member, body: { announcementId, read } }) => {
    await recordRead(gateway, member, announcementId);
    return { announcementId, read };
  });

  route(app, gateway, lobbyNews, ({ query: { language } }) => findNews(gateway, ['PL', 'H'], language));
  route(app, gateway, notice, ({ query: { language } }) => findNews(gateway, ['PL'], language));
  route(app, gateway, popularAnnouncements, ({ query: { language } }) => findNews(gateway, ['H'], language));
}
