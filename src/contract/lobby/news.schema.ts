import * as v from 'valibot';
import { Announcement } from './announcements.schema.ts';
import { WireLanguage } from '#src/contract/core/wire.ts';

/** A text of the lobby: an announcement without the member's own marks. */
const NewsItem = v.omit(Announcement, ['read', 'force', 'execution']);
export type NewsItem = v.InferOutput<typeof NewsItem>;

const ofAll = {
  query: v.object({ language: v.optional(WireLanguage, 'pt') }),
  value: v.object({ list: v.array(NewsItem) }),
};

/** Requests and answers of the calls of news. */
export const schemas = {
  lobbyNews: ofAll,
  notice: ofAll,
  popularAnnouncements: ofAll,
};
