import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { statusResource } from '#src/state/site/site.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** The site with its task link, the announcements [S1-234], and the wallet of a signed-in member [S1-235]. */
export const loadTasks = (store: Store): Promise<void> =>
  beginReads(
    statusResource.ensure(store, undefined),
    homeAnnouncementsResource.ensure(store, { language: store.get(languageAtom) }),
    walletResource.ensure(store, undefined),
  );
