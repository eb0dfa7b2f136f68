import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/** Requests and answers of the calls of contracts. */
export const schemas = {
  dividendInfo: {
    query: v.object({ token: TokenField }),
    value: v.object({ dailysalreqtype: v.string(), divtypecompperiodreq: v.string(), contracthoursalreq: v.string() }),
  },
};
