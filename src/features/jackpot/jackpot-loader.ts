import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { jackpotsResource } from './jackpot.resource.ts';

/** Loads the jackpots' page. */
export const loadJackpots = (store: Store): Promise<void> =>
  beginReads(jackpotsResource.ensure(store, { language: store.get(languageAtom) }));
