import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** The help texts; their code comes with the page. */
export async function loadHelp(store: Store): Promise<void> {
  const { helpResource } = await import('./help.resource.ts');
  await beginReads(helpResource.ensure(store, { language: store.get(languageAtom) }));
}
