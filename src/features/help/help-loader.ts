import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { helpResource } from './help.resource.ts';

/** The same URL for every tab. */
export async function helpSearches(store: Store): Promise<{ i: number }[]> {
  const params = { language: store.get(languageAtom) };
  await helpResource.ensure(store, params);
  return (helpResource.peek(store, params) ?? []).map((_tab, i) => ({ i }));
}

/** The help texts. */
export async function loadHelp(store: Store): Promise<void> {
  await beginReads(helpResource.ensure(store, { language: store.get(languageAtom) }));
}
