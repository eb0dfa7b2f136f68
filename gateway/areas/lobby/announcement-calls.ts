import { listAnnouncements, markAnnouncementRead } from '#src/contract/lobby/announcements.ts';
import { lobbyNews, notice, popularAnnouncements } from '#src/contract/lobby/news.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { findAnnouncements, findNews } from './list-announcements.ts';
import { refuseOtherMerchant } from './this-merchant.ts';
import { route } from '#gateway/http/route.ts';
import { seesAgentArea } from '#gateway/areas/identity/passkeys/agent-step.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Notes that a member has read an announcement; idempotent. Refuses with `not_found` an announcement that is not theirs. */
async function recordRead(gateway: Gateway, member: Member, announcementId: string): Promise<void> {
  const { db, clock } = gateway;
  const found = await db
    .selectFrom('announcements')
    .select(['type', 'execution'])
    .where('id', '=', announcementId)
    .where('active', '=', 1)
    .executeTakeFirst();
  const isTheirs = found && found.execution !== 'B' && (found.type !== 'A' || (await seesAgentArea(gateway, member)));
  if (!isTheirs) throw new Refusal('not_found');
  await db
    .insertInto('announcement_reads')
    .values({ member_id: member.id, announcement_id: announcementId, read_at: clock() })
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .execute();
}

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
