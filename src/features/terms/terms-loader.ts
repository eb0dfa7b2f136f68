import { beginReads } from '#src/components/begin-reads.ts';
import type { TermsKind } from '#src/contract/terms.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';

/** A legal text; its code comes with the page. */
export const loadTerms = (store: Store, kind: TermsKind): Promise<void> =>
  import('./terms.resource.ts').then(({ termsResource }) =>
    beginReads(termsResource.ensure(store, { kind, language: store.get(languageAtom) })),
  );
