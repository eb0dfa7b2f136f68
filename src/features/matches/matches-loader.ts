import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { matchesResource } from '#src/state/lobby/matches.ts';

/** Loads /m/hotMatch. */
export const loadMatches = (store: Store): Promise<void> =>
  beginReads(matchesResource.ensure(store, { language: store.get(languageAtom) }));
