import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { signInBannersResource } from './sign-in-banners.resource.ts';
import { signInHotGamesResource } from './sign-in-hot-games.resource.ts';

/** Loads the banners and the hot games of the sign-in page. */
export async function loadSignIn(store: Store): Promise<void> {
  const params = { language: store.get(languageAtom) };
  await beginReads(signInBannersResource.ensure(store, params), signInHotGamesResource.ensure(store, params));
}
