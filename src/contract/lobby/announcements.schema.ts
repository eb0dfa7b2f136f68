import * as v from 'valibot';
import { Code, TokenField, WireLanguage } from '#src/contract/core/wire.ts';

/** A agent, B banner, PL player notice, PU popup, PR promotion, H hot [S1-415]. */
export const announcementTypes = ['A', 'B', 'PL', 'PU', 'PR', 'H'] as const;
export const AnnouncementType = v.picklist(announcementTypes);

/** Subject of an announcement [S1-257]; it decides the action of its popup. Empty: none. */
export const promotionTypes = ['WELCOME', 'TOURNAMENT', 'MISSION', 'REFERRAL', 'RESPONSIBLE'] as const;

/** Placeholder for our own origin. */
const ownOrigin = 'http://own.invalid';

/** Whether a banner may link there: to an http(s) address, or to a path that stays on our origin once normalised. */
export function isLinkage(text: string): boolean {
  try {
    const url = new URL(text, ownOrigin);
    if (/^https?:\/\//.test(text)) return url.origin !== ownOrigin;
    return text.startsWith('/') && url.origin === ownOrigin && !/^\/[/\\]|%2f|%5c/i.test(url.pathname);
  } catch {
    return false;
  }
}

/**
 * `url` is the picture, `linkage` the target or the video [S1-256], empty without a permitted target; the live texts are ours.
 */
export const Banner = v.object({
  id: v.string(),
  groupName: v.string(),
  url: v.string(),
  linkage: v.fallback(v.pipe(v.string(), v.check(isLinkage)), ''),
  eyebrow: v.string(),
  title: v.string(),
  text: v.string(),
  action: v.string(),
});
export type Banner = v.InferOutput<typeof Banner>;

/** `execution` is the audience: A signed in, B visitor, F first login [S1-257]. `force` and `createdAt` (epoch ms) are ours. */
export const Announcement = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  promotionType: v.string(),
  execution: v.picklist(['A', 'B', 'F']),
  read: v.boolean(),
  force: v.boolean(),
  createdAt: v.number(),
});
export type Announcement = v.InferOutput<typeof Announcement>;

export const Announcements = v.object({
  banners: v.array(Banner),
  playerNotices: v.array(Announcement),
  popup: v.array(Announcement),
  hot: v.array(Announcement),
  promotion: v.array(Announcement),
  agent: v.array(Announcement),
  footer: v.object({ unreadCount: v.number() }),
});
export type Announcements = v.InferOutput<typeof Announcements>;

/** Requests and answers of the calls of announcements. */
export const schemas = {
  listAnnouncements: {
    query: v.object({
      types: v.pipe(
        v.string(),
        v.regex(/^[A-Z]{1,2}(,[A-Z]{1,2}){0,5}$/),
        v.transform((text) => text.split(',')),
        v.array(AnnouncementType),
      ),
      groupName: v.optional(v.union([Code, v.literal('')])),
      platform: v.optional(v.literal('M')),
      merchantCode: Code,
      token: TokenField,
      language: v.optional(WireLanguage, 'pt'),
    }),
    value: Announcements,
  },
  markAnnouncementRead: {
    body: v.object({
      announcementId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      read: v.literal(true),
      token: TokenField,
    }),
    value: v.object({ announcementId: v.string(), read: v.literal(true) }),
  },
};
