import type { Store } from '#src/platform/resource.ts';
import { homeAnnouncementsResource } from '#src/state/announcements.ts';
import { languageAtom } from '#src/state/language.ts';

/** The banners of the sign-in page. */
export const loadSignIn = (store: Store): Promise<void> =>
  homeAnnouncementsResource.ensure(store, { language: store.get(languageAtom) });
