import { deleteMessages, listMessages, readMessages, unreadCount } from '#src/contract/notify/messages.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { countUnread, deleteFromInbox, listInbox, markRead } from './inbox.ts';

export function addMessagesRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  route(app, gateway, unreadCount, ({ member }) => countUnread(db, member.id));
  route(app, gateway, listMessages, ({ member, query: { pageNo, language } }) =>
    listInbox(db, member.id, pageNo, language),
  );
  route(app, gateway, readMessages, async ({ member, body: { ids } }) => ({
    unReadCount: await markRead(db, member.id, ids, clock()),
  }));
  route(app, gateway, deleteMessages, async ({ member, body: { ids } }) => ({
    unReadCount: await deleteFromInbox(db, member.id, ids),
  }));
}
