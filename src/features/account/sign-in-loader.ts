import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** The banners of the sign-in page; their code comes with the page. */
export async function loadSignIn(store: Store): Promise<void> {
  const signInBannersResource = await import('./sign-in-banners.resource.ts').then(
    (module) => module.signInBannersResource,
  );
  await signInBannersResource.ensure(store, { language: store.get(languageAtom) });
}
