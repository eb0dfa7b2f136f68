import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** One address for every tab. */
export async function helpSearches(store: Store): Promise<{ i: number }[]> {
  const helpResource = await import('./help.resource.ts').then((module) => module.helpResource);
  const params = { language: store.get(languageAtom) };
  await helpResource.ensure(store, params);
  return (helpResource.peek(store, params) ?? []).map((_tab, i) => ({ i }));
}

/** The help texts; their code comes with the page. */
export async function loadHelp(store: Store): Promise<void> {
  const helpResource = await import('./help.resource.ts').then((module) => module.helpResource);
  await beginReads(helpResource.ensure(store, { language: store.get(languageAtom) }));
}
