import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/** Requests and answers of the calls of contracts. */
export const schemas = {
  dividendInfo: {
    summary: 'Which contracts the member is asked to agree to; each field is empty when there is nothing to answer',
    query: v.object({ token: TokenField }),
    value: v.object({ dailysalreqtype: v.string(), divtypecompperiodreq: v.string(), contracthoursalreq: v.string() }),
  },
};
