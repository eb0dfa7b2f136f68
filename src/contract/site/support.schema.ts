import * as v from 'valibot';
import { ServiceEntry } from './system.schema.ts';
import { WireLanguage } from '#src/contract/core/wire.ts';

/** Requests and answers of the calls of support. */
export const schemas = {
  customerService: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.array(ServiceEntry),
  },
};
