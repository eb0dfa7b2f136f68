import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** The settings of the form; their code comes with the page. */
export async function loadRegister(store: Store): Promise<void> {
  const { registerSettingsResource } = await import('#src/state/register-settings.ts');
  await beginReads(registerSettingsResource.ensure(store, undefined));
}
