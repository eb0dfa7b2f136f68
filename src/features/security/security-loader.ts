import type { Store } from '#src/platform/resource/resource.ts';
import { hasSecurityAtom } from '#src/state/identity/has-security.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { securityStateResource } from '#src/state/identity/security.ts';

/** Loads the status of each means of authentication. */
export async function loadSecurity(store: Store): Promise<void> {
  if (!store.get(hasSecurityAtom)) return;
  await securityStateResource.ensure(store, undefined);
}

/** And the rule of a payment password. */
export async function loadPayment(store: Store): Promise<void> {
  await Promise.all([loadSecurity(store), registerSettingsResource.ensure(store, undefined)]);
}
