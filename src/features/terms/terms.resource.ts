import type { TermsKind } from '#src/contract/site/terms.schema.ts';
import { terms } from '#src/contract/site/terms.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** One of the merchant's legal texts in one language; null where there is none. */
export const termsResource = defineRead({
  name: 'terms',
  call: terms,
  query: (params: { kind: TermsKind; language: Language }) => params,
  key: ({ kind, language }) => `${kind} ${language}`,
  dehydrate: true,
  freshFor: 300_000,
});
