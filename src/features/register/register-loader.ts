import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';

/** Loads the settings of the form. */
export async function loadRegister(store: Store): Promise<void> {
  await beginReads(registerSettingsResource.ensure(store, undefined));
}
