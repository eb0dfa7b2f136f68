import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { agentAnnouncementsResource, announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { popularAnnouncementsResource } from '#src/state/lobby/news.ts';
import { languageAtom } from '#src/state/app/language.ts';

const resources = {
  announcements: [announcementsResource, popularAnnouncementsResource],
  agentAnnouncements: [agentAnnouncementsResource],
};

/** Loads the announcements of the page that lists them, with the popular ones, or those for agents. */
export const loadAnnouncements = (store: Store, kind: keyof typeof resources): Promise<void> =>
  beginReads(...resources[kind].map((resource) => resource.ensure(store, { language: store.get(languageAtom) })));
