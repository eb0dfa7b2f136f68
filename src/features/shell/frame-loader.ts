import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { statusResource } from '#src/state/site/site.ts';

/** Loads the frame of a page: the site's settings, and the games of the footer where there is one. */
export async function loadFrame(store: Store, footer: boolean): Promise<void> {
  const status = statusResource.ensure(store);
  if (footer) await beginReads(hottestGamesResource.ensure(store, { language: store.get(languageAtom) }));
  await status;
}
