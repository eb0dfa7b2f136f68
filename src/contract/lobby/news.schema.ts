import * as v from 'valibot';
import { Announcement } from './announcements.schema.ts';
import { WireLanguage } from '#src/contract/core/wire.ts';

/** A text of the lobby: an announcement without the member's own marks. */
const News = v.object({ list: v.array(v.omit(Announcement, ['read', 'force', 'execution'])) });

const ofAll = { query: v.object({ language: v.optional(WireLanguage, 'pt') }), value: News };

/** Requests and answers of the calls of news. */
export const schemas = {
  lobbyNews: {
    ...ofAll,
    summary: 'The news of the lobby as texts: notices and what is hot',
  },
  notice: {
    ...ofAll,
    summary: 'The notices that everybody may read',
  },
  popularAnnouncements: {
    ...ofAll,
    summary: 'The hot announcements that everybody may read',
  },
};
