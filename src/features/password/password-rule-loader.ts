import type { Store } from '#src/platform/resource/resource.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';

/** The rule of a new password. */
export async function loadPasswordRule(store: Store): Promise<void> {
  await registerSettingsResource.ensure(store, undefined);
}
