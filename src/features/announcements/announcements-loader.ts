import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** The announcements of the page that lists them; their code comes with it. */
export async function loadAnnouncements(store: Store): Promise<void> {
  const announcementsResource = await import('./announcements.resource.ts').then(
    (module) => module.announcementsResource,
  );
  await beginReads(announcementsResource.ensure(store, { language: store.get(languageAtom) }));
}
