import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from '#src/state/announcements.ts';
import { languageAtom } from '#src/state/language.ts';
import { statusResource } from '#src/state/site.ts';
import { walletResource } from '#src/state/wallet.ts';

/** The site with its task link, the announcements [S1-234], and the wallet of who has signed in [S1-235]. */
export const loadTasks = (store: Store): Promise<void> =>
  beginReads(
    statusResource.ensure(store, undefined),
    homeAnnouncementsResource.ensure(store, { language: store.get(languageAtom) }),
    walletResource.ensure(store, undefined),
  );
