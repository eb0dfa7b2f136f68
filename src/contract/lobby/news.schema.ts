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
  },
  notice: {
    ...ofAll,
  },
  popularAnnouncements: {
    ...ofAll,
  },
};
