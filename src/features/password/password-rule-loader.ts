import type { Store } from '#src/platform/resource/resource.ts';

/** The rule of a new password; its code comes with the page. */
export async function loadPasswordRule(store: Store): Promise<void> {
  const { registerSettingsResource } = await import('#src/state/register-settings.ts');
  await registerSettingsResource.ensure(store, undefined);
}
