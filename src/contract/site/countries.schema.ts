import * as v from 'valibot';
import { WireLanguage } from '#src/contract/core/wire.ts';

const Country = v.object({ code: v.string(), name: v.string(), dialingCode: v.string() });

/** Requests and answers of the calls of countries. */
export const schemas = {
  country: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ defaultCode: v.string(), list: v.array(Country) }),
  },
};
