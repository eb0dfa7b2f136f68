import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { inboxResource } from '#src/state/notify/inbox.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { mailClosedAtom } from '#src/state/identity/inbox-availability.ts';
import { may } from '#src/contract/core/member-type.ts';

/** Loads the first messages of a member with an inbox, on a site that has a mail centre. */
export async function loadInbox(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.mail)) || store.get(mailClosedAtom)) return;
  await beginReads(inboxResource.ensure(store, { language: store.get(languageAtom) }));
}
