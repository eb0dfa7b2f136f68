import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of countries in the API document. */
export const docs = {
  country: {
    summary: 'List countries',
    description: 'The countries that members may come from, with their dialling codes.',
  },
} satisfies Record<string, CallDocs>;
