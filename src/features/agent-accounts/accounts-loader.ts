import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { linksResource, termsResource } from './accounts.resource.ts';

/** Loads the terms, the rules of names and passwords and the links, for agents. */
export async function loadAccounts(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.agentArea))) return;
  await beginReads(
    termsResource.ensure(store, undefined),
    registerSettingsResource.ensure(store, undefined),
    linksResource.ensure(store, undefined),
  );
}
