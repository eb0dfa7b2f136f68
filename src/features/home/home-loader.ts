import type { Store } from '#src/platform/resource/resource.ts';
import { homeReads } from '#src/state/lobby/home-reads.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** Loads home's public data. */
export async function loadHome(store: Store): Promise<void> {
  await Promise.all(homeReads(store.get(languageAtom)).map((read) => read.ensure(store)));
}
