import {
  listAnnouncements,
  lobbyNews,
  markAnnouncementRead,
  notice,
  popularAnnouncements,
} from '#src/contract/announcements.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { findAnnouncements, findNews } from '../lobby/list-announcements.ts';
import { noteRead } from '../lobby/read-announcement.ts';
import { refuseOtherMerchant } from '../lobby/this-merchant.ts';
import { route } from '../http/route.ts';

export function addAnnouncementsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, listAnnouncements, async ({ query, member }) => {
    refuseOtherMerchant(gateway, query.merchantCode);
    return findAnnouncements(gateway, query, member);
  });
  route(app, gateway, markAnnouncementRead, async ({ member, body: { announcementId, read } }) => {
    await noteRead(gateway, member, announcementId);
    return { announcementId, read };
  });

  route(app, gateway, lobbyNews, ({ query: { language } }) => findNews(gateway, ['PL', 'H'], language));
  route(app, gateway, notice, ({ query: { language } }) => findNews(gateway, ['PL'], language));
  route(app, gateway, popularAnnouncements, ({ query: { language } }) => findNews(gateway, ['H'], language));
}
