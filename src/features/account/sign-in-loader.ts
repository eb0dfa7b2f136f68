import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** The banners and the hot games of the sign-in page; the code of its reads comes with the page. */
export async function loadSignIn(store: Store): Promise<void> {
  const params = { language: store.get(languageAtom) };
  const [{ signInBannersResource }, { signInHotGamesResource }] = await Promise.all([
    import('./sign-in-banners.resource.ts'),
    import('./sign-in-hot-games.resource.ts'),
  ]);
  await beginReads(signInBannersResource.ensure(store, params), signInHotGamesResource.ensure(store, params));
}
