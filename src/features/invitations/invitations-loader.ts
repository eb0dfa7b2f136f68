import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { statusResource, whiteLabelAtom } from '#src/state/site/site.ts';
import { invitationResource, invitedResource } from './invitations.resource.ts';

/** Loads the member's invitation while the programme runs; otherwise the page explains why there is none. */
export async function loadInvitations(store: Store): Promise<void> {
  // A page that is opened at its address starts before the site's settings are known.
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  const runs = store.get(whiteLabelAtom)?.promotions.includes('referral') ?? true;
  if (!runs || !(await loadsFor(store, may.invite))) return;
  await beginReads(invitationResource.ensure(store, undefined), invitedResource.ensure(store, undefined));
}
