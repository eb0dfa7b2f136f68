import * as v from 'valibot';
import { WireLanguage } from '#src/contract/core/wire.ts';

const Country = v.object({ code: v.string(), name: v.string(), dialingCode: v.string() });

/** What the calls of countries are asked with and answer. */
export const schemas = {
  country: {
    summary: 'Countries that members may come from, with their dialling codes',
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ defaultCode: v.string(), list: v.array(Country) }),
  },
};
