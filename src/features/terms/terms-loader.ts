import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { TermsKind } from '#src/contract/site/terms.schema.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { termsResource } from './terms.resource.ts';

/** Loads a legal text. */
export const loadTerms = (store: Store, kind: TermsKind): Promise<void> =>
  beginReads(termsResource.ensure(store, { kind, language: store.get(languageAtom) }));
