import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** The announcements of the page that lists them, or those for agents; their code comes with it. */
export async function loadAnnouncements(store: Store, kind: 'announcements' | 'agentAnnouncements'): Promise<void> {
  const resources = await import('#src/state/announcement-list.ts');
  await beginReads(resources[`${kind}Resource`].ensure(store, { language: store.get(languageAtom) }));
}
