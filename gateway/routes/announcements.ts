import { listAnnouncements } from '#src/contract/announcements.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { findAnnouncements } from '../lobby/list-announcements.ts';
import { refuseOtherMerchant } from '../lobby/this-merchant.ts';
import { route } from '../http/route.ts';

export function addAnnouncementsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, listAnnouncements, async ({ query, member }) => {
    refuseOtherMerchant(gateway, query.merchantCode);
    return findAnnouncements(gateway, query, member);
  });
}
