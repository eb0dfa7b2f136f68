import type { Announcements } from '#src/contract/lobby/announcements.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { announcementsCall, announcementsQuery } from './announcements.ts';

/** Announcements of the types B, PL and PU, for the page that lists them and for its unread count. */
export const announcementsResource = defineRead({
  ...announcementsCall,
  name: 'announcements-page',
  query: ({ language }: { language: Language }) => announcementsQuery('B,PL,PU', language),
  dehydrate: true,
  freshFor: 60_000,
});

/** Announcements for agents, with their unread count [S1-376]. */
export const agentAnnouncementsResource = defineRead({
  ...announcementsCall,
  name: 'agent-announcements',
  query: ({ language }: { language: Language }) => ({
    types: 'A',
    groupName: 'm_home',
    merchantCode: env.merchant,
    language,
  }),
  freshFor: 60_000,
});

/** The same answer with one announcement marked as read, and its count reduced. */
export function withRead(value: Announcements, id: string, read: boolean): Announcements {
  let changed = 0;
  const mark = (list: Announcements['agent']) =>
    list.map((item) => {
      if (item.id !== id || item.read === read) return item;
      changed += 1;
      return { ...item, read };
    });
  const { playerNotices, popup, hot, promotion, agent } = value;
  const lists = {
    playerNotices: mark(playerNotices),
    popup: mark(popup),
    hot: mark(hot),
    promotion: mark(promotion),
    agent: mark(agent),
  };
  const unreadCount = Math.max(0, value.footer.unreadCount + (read ? -changed : changed));
  return changed === 0 ? value : { ...value, ...lists, footer: { unreadCount } };
}
