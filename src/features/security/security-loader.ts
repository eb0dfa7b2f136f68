import type { Store } from '#src/platform/resource/resource.ts';
import { hasSecurityAtom } from '#src/state/has-security.ts';

/** How everything stands; the code comes with the page. */
export async function loadSecurity(store: Store): Promise<void> {
  if (!store.get(hasSecurityAtom)) return;
  const { securityStateResource } = await import('#src/state/security.ts');
  await securityStateResource.ensure(store, undefined);
}

/** And the rule of a payment password. */
export async function loadPayment(store: Store): Promise<void> {
  const { registerSettingsResource } = await import('#src/state/register-settings.ts');
  await Promise.all([loadSecurity(store), registerSettingsResource.ensure(store, undefined)]);
}
